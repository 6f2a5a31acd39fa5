"""A Tensor is moved to where another one is."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, labels: Tensor):
        y = ops.relu(x)
        labels = (labels + 1)  # expect: MSG664 [unsafe]
        return y + labels


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor([1.0, 2.0], ms.float32))
