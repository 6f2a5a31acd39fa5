"""A statement binds it."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        label = "small"
        if x.sum() > 1:
            label = "large"
        return x, label  # expect: MSG362


def inputs():
    return (Tensor([[0.5, 0.25], [1.0, 2.0]], ms.float32),)
