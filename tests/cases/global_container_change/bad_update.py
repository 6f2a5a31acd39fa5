"""`update` of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


OPTIONS = {"k": 1}


class Net(nn.Cell):
    def construct(self, x):
        OPTIONS.update({"k": 5})  # expect: MSG706
        return x + OPTIONS["k"]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
