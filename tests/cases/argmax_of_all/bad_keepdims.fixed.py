"""Whether the axis stays says nothing of which one it is."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.reshape(-1).argmax(keepdims=False)  # expect: MSG828 [unsafe]


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)


def expected():
    return 5


FIX_CHANGES_RESULT = "it is what PyTorch gives"
