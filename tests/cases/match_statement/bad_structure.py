"""A pattern that unpacks."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        match (x, x + 1):  # expect: MSG109
            case (first, second):
                y = first + second
            case _:
                y = x
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
