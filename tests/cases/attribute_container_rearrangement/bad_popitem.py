"""The last item removed from a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1, "shift": 2, "depth": 3}

    def construct(self, x):
        self.options.popitem()  # expect: MSG209
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
