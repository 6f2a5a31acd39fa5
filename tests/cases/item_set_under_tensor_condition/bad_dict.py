"""An item of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = {"last": None}
        if x.sum() > 1:
            state["last"] = x  # expect: MSG325
        return state["last"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
