"""In a lambda that is called where it stands."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return (lambda v: v > 1 if v.sum() > 1 else v.astype(ms.int32))(x)  # expect: MSG312


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
