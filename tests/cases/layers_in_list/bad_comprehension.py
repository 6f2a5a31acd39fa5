"""Made in a comprehension, taken by index."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Dense(3, 3, weight_init="ones", bias_init="zeros") for _ in range(2)]

    def construct(self, x: Tensor):
        for i in range(len(self.layers)):
            x = self.layers[i](x)  # expect: MSG519 [unsafe]
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
