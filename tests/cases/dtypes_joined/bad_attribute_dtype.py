"""The dtype stands on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dtype = ms.float16

    def construct(self, x: Tensor, b: Tensor):
        if b > 1:
            y = x.astype(self.dtype)
        else:
            y = x.astype("float32")
        return y  # expect: MSG312


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
