"""Functions that fill weights in a way that no Initializer has, or whose result is kept, or hide a comment."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Dense(2, 2)
        nn.init.uniform_(self.layer.weight, 0.0, 1.0)  # expect: MSG801
        self.weight = nn.init.ones_(self.layer.weight)  # expect: MSG801
        nn.init.constant_(  # expect: MSG801
            self.layer.bias,  # all of it
            2.0,
        )

    def construct(self, x: Tensor):
        return self.layer(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
