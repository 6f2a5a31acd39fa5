"""As often as the network says, and each layer is as wide as its input."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.depth = 3

    def construct(self, x: Tensor):
        for _ in range(self.depth):
            layer = nn.Dense(x.shape[1], 2, weight_init=0.1, bias_init="zeros")  # expect: MSG554
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
