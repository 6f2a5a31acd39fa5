"""In a dict, a tuple, and under the name of a loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, y: Tensor, z: Tensor):
        pair = (x, 1)
        first, _ = pair
        first[0] = 9  # expect: MSG703
        named = {"y": y}
        named["y"][0] = 8  # expect: MSG703
        total = first.sum() + named["y"].sum()
        for each in (z, z * 2):
            each[0] = 7  # expect: MSG703
            total = total + each.sum()
        return total


def inputs():
    return tuple(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32) for _ in range(3))
