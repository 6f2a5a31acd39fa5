"""A helper that takes what it needs from the dict."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(state):
    return state["x"] * state["rows"][1]  # expect: MSG748 [safe], MSG748 [safe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        rows = list(parts)  # expect: MSG225 [safe]
        return scaled({"rows": rows, "x": x})


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
