"""The first item of an empty dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = {}

    def construct(self, x):
        self.cache["last"] = x * 2  # expect: MSG204
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
