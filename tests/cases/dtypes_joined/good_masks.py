"""Two masks."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mask = x > 0
        if x.sum() > 0:
            mask = (x > 0) & (x < 2)
        return mask


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
