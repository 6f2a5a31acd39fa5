"""A text that is given is the key of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, name):
        return {name: x}


def inputs():
    return Tensor([1.0, 2.0], ms.float32), "a"
