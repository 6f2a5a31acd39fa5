"""A Tensor that graph code makes of constants."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        t = Tensor([1.0, 2.0], ms.float32)
        t.set_dtype(ms.float16)  # expect: MSG638
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
