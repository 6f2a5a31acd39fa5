"""The first and the last of four."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.insert(0, x * 2)
        parts = ops.split(items[0], 1, axis=-1)  # expect: MSG756
        return parts[0] + parts[3]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
