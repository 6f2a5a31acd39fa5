"""Exceptions by which the function asks whether there is something or tries again: not dropped."""
import mindspore as ms
from mindspore import Tensor, nn


def at(items, key, x):
    try:  # expect: MSG102
        return items[key]
    except KeyError:
        return x




def again(x):
    for _ in range(3):
        try:  # expect: MSG102
            x = x + 1
            break
        except ValueError:
            x = x * 2
    return x


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return at({"a": x}, "b", x) + again(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
