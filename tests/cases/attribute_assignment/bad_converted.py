"""A mask is brought to the dtype of the input, and kept so."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = Tensor([1.0, 0.0], ms.float16)

    def construct(self, x: Tensor):
        self.mask = self.mask.to(x.dtype) if self.mask is not None else None  # expect: MSG201 [unsafe]
        return x * self.mask


def inputs():
    return (Tensor([1.0, -2.0], ms.float32),)
