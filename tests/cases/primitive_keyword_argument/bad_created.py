"""One made in graph code, in a function."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def total(x):
    return ops.ReduceSum()(x, axis=1)  # expect: MSG532


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return total(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
