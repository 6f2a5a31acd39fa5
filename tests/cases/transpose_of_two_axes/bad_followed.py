"""The layer that follows needs four dimensions; another one extends a layer that keeps them."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Norm(nn.LayerNorm):
    def construct(self, x):
        return ops.tanh(self.layer_norm(x, self.gamma, self.beta)[0])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 1, 2, weight_init="ones")
        self.norm = Norm((2,))

    def construct(self, x: Tensor):
        x = ops.relu(x)
        x = x.transpose(0, 1)  # expect: MSG655 [safe]
        x = self.norm(self.conv(x))
        return x.transpose(-1, -2)  # expect: MSG655 [safe]


def inputs():
    return (Tensor([[[[1.0, 2.0], [3.0, 4.0]]]], ms.float32),)
