"""Of what the graph computes, and kept in a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        is_new = not (y == 3).any()  # expect: MSG682 [unsafe]
        return x if is_new else y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
