"""The dict is read afterwards."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = {"a": x, "b": x + 1}
        state.pop("a")  # expect: MSG227 [safe]
        return state["b"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
