"""An expression chooses it."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        label = "large" if x.sum() > 1 else "small"
        return label  # expect: MSG362


def inputs():
    return (Tensor([[0.5, 0.25], [1.0, 2.0]], ms.float32),)
