"""`setdefault` whose item is asked for more."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": [3]}
        scale = options.setdefault("scale", [1])[0]  # expect: MSG225 [safe]
        return x * scale


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
