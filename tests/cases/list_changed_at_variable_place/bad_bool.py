"""Truth values are set."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        seen = [False, False, False]
        seen[best] = True  # expect: MSG249
        return seen


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
