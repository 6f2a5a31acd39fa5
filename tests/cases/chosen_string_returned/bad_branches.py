"""Each way has its own."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.sum() > 1:
            label = "large"
        else:
            label = "small"
        return [label, x * 2]  # expect: MSG362


def inputs():
    return (Tensor([[0.5, 0.25], [1.0, 2.0]], ms.float32),)
