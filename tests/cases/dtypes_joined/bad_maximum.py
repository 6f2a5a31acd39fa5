"""The maximum, and where it is."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = x.max(axis=0)
        if x.sum() > 0:
            best = x.argmax(axis=0)
        return best  # expect: MSG312


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
