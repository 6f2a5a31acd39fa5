"""PyTorch's functions that fill weights."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, gain=1.0):
        super().__init__()
        layer = nn.Dense(2, 2)
        nn.init.constant_(layer.weight, 2.0)  # expect: MSG801 [unsafe]
        nn.init.zeros_(tensor=layer.bias); ms.nn.init.constant_(layer.bias[1:], val=(3.0))  # expect: MSG801 [unsafe], MSG801 [unsafe]
        nn.init.normal_(layer.weight[:1], 1.0 + 1.0, std=0.0)  # expect: MSG801 [unsafe]
        if gain: nn.init.ones_(layer.bias)  # expect: MSG801 [unsafe]
        self.layer = layer
        self.uniform = nn.Dense(2, 2)
        nn.init.xavier_uniform_(self.uniform.weight, gain)  # expect: MSG801 [unsafe]
        nn.init.kaiming_normal_(self.uniform.weight, nonlinearity="relu")  # expect: MSG801 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x), ops.shape(self.uniform(x))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
