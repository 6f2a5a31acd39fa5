"""PyTorch's name for `gamma`: the layer keeps its own."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm((2,))
        self.norm.gamma = ms.Parameter(Tensor([0.0, 0.0], ms.float32), name="weight")  # expect: MSG808 [unsafe]

    def construct(self, x: Tensor):
        return self.norm(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)


def expected():
    return Tensor([[0.0, 0.0]], ms.float32)


FIX_CHANGES_RESULT = "the layer has the weight"
