"""Tensors that the graph makes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b > 1:
            y = ops.zeros((2,), ms.float16)
        else:
            y = ops.zeros((2,), ms.float32)
        return y  # expect: MSG312


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
