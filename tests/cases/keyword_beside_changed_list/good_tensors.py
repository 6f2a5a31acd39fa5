"""A list of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x]
        parts.extend([x + 1])
        return self.scaled(ops.cat(parts), by=x[0])

    def scaled(self, x, by=1):
        return x * by


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
