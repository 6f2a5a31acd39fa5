"""The key is asked for, and assigned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scales = {"first": 1.5}
        if "first" not in scales:
            scales["first"] = 2.0
        return x * scales["first"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
