"""The value of `set_dtype`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = Parameter(Tensor([1.0, 1.0], ms.float32), name="mask")

    def construct(self, x: Tensor):
        mask = self.mask.astype(ms.float32)  # expect: MSG638 [unsafe]
        return x + 1, mask is None


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
