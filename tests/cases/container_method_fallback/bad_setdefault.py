"""`setdefault`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": 3}
        shift = options.setdefault("shift", 4)  # expect: MSG225 [safe]
        return x * shift


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
