"""A list that a loop inserts into, and whose items are taken."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x]
        for part in reversed([x, x + 1]):  # expect: MSG668
            parts.insert(0, part)  # expect: MSG232
        return parts[0] - parts[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
