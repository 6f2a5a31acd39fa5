"""Set and read in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sum = ops.ReduceSum(keep_dims=True).add_prim_attr("primitive_target", "CPU")
        self.keep_dims = self.sum.keep_dims

    def construct(self, x: Tensor):
        return self.sum(x, 1) if self.keep_dims else x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
