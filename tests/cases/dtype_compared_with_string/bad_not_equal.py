"""With `!=`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * 2 if x.dtype != "float16" else x  # expect: MSG412


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
