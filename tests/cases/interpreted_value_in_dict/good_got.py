"""`get` and a loop give the items as they are, and an empty dict takes one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        found = {"parts": parts, "x": x}
        total = found["x"] + found.get("x") + found["parts"][1]
        for each in found["parts"]:
            total = total + each
        return total


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
