"""An item of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        last = {"a": 0}
        for last["a"] in range(3):  # expect: MSG125
            x = x + last["a"]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
