"""The activation of a layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.dense = nn.Dense(3, 1, "ones", "zeros", activation=nn.ReLU())

    def construct(self, x):
        return self.dense(x)  # expect: MSG514 [unsafe], MSG502 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
