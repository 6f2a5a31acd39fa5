"""An input, with and without a dtype."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        half = Tensor(x, ms.float16)  # expect: MSG526
        return Tensor(x), half  # expect: MSG526


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
