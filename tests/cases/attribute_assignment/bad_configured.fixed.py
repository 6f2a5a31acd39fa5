"""What the network is made with decides whether a call assigns the attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, mode="scaled"):
        super().__init__()
        self.mode = mode
        self.factor = 1

    def construct(self, x: Tensor):
        factor = self.factor
        if self.mode == "scaled":
            factor = x.shape[1]  # expect: MSG201 [unsafe]
        return x * factor


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
