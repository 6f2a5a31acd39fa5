"""The dict does not have the key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"bias": x + 1}
        scale = options.pop("scale", 2.0)  # expect: MSG227 [safe]
        return x * scale


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
