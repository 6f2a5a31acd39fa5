"""The items are one Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        items = ops.stack([x, x * 2, x * 3])
        index = x.astype(ms.int32)[0, 1]
        return items[index]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
