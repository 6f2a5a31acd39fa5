"""An argument that a function of floats takes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        p = ops.softmax(x, -1)
        y = x * 2
        if p.max() > 0.9:
            y = ops.zeros((2, 2), ms.int32)
        return y + p  # expect: MSG312


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
