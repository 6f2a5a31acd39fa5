"""Another name of the Tensor is read afterwards."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 3
        kept = y
        if x.sum() > 0:
            y.add_(x)  # expect: MSG752
        return kept


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
