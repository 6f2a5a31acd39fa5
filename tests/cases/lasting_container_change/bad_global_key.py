"""A global dict."""
import mindspore as ms
from mindspore import Tensor, nn


STATE = {"scale": 1}


class Net(nn.Cell):
    def construct(self, x):
        STATE["scale"] = 5  # expect: MSG715
        return x + STATE["scale"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
