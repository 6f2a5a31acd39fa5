"""A Primitive made in graph code, also in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def total(self, x):
        reduce = ops.ReduceSum()
        reduce.set_device("CPU")  # expect: MSG518
        return reduce(x, 1)

    def construct(self, x: Tensor):
        return self.total(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
