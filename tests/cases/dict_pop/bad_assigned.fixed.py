"""The value is assigned and the dict is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = {"a": x, "b": x + 1}
        y = state["a"]  # expect: MSG227 [safe]
        return y + state["b"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
