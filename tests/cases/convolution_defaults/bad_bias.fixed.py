"""A bias, in PyTorch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Conv2d(1, 1, 1, has_bias=True)  # expect: MSG841 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def run():
    return len(Net().trainable_params())


def expected():
    return 2


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
