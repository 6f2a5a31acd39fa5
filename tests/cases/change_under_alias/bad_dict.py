"""An item of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        defaults = {"k": x}
        options = defaults
        options["k"] = x * 3  # expect: MSG702
        return defaults["k"]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
