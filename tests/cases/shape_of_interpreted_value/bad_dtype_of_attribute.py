"""A Tensor takes the dtype of an attribute that a branch may assign."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.length = 1
        self.cos = ops.ones((4, 2), ms.float32)

    def construct(self, x: Tensor):
        if x.shape[0] > self.length:
            self.cos = ops.ones((8, 2), ms.float32)  # expect: MSG201
        return x.astype(self.cos.dtype)  # expect: MSG672


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float16),)
