"""A method that translates an exception, and a function; both are called by `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


def first(values):
    try:  # expect: MSG102
        return values[0]
    except IndexError as error:
        values.clear()
        raise ValueError("no values") from error


class Net(nn.Cell):
    def double(self, x):
        try:  # expect: MSG102
            y = x * 2
        except TypeError:
            y = x
        else:
            y = y + 1
        return y

    def construct(self, x):
        return self.double(first([x, x]))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
