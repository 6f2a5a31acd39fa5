"""A list and a dict, whose length the compiler knows."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        found = {"a": x, "b": y}
        parts = ops.stack([part * 2 for part in [x] + [y]])
        return parts + sum([value for value in found.values()])


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
