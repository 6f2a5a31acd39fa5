"""`add_prim_attr` on a Primitive of `self`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sum = ops.ReduceSum()

    def construct(self, x: Tensor):
        self.sum.add_prim_attr("primitive_target", "CPU")  # expect: MSG518
        return self.sum(x, 1)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
