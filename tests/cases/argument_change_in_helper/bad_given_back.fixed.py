"""A function returns what it changes, and a caller drops that; who else calls it is not shown."""
import mindspore as ms
from mindspore import Tensor, nn


def fill(table, x):
    table["y"] = x  # expect: MSG701 [safe]
    return table


STEPS = {"fill": fill}


class Net(nn.Cell):
    def construct(self, x: Tensor):
        table = {"x": x, "y": x}; table = fill(table, x * 2); y = x + table["y"]
        other = fill({"x": x, "y": x}, x * 3)
        return y + other["y"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
