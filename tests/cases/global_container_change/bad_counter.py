"""A counter in a dict."""
import mindspore as ms
from mindspore import Tensor, nn


STATE = {"steps": 0}


class Net(nn.Cell):
    def construct(self, x):
        STATE["steps"] += 1  # expect: MSG706
        return x * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
