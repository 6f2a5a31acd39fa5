"""A tuple."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = (nn.Dense(2, 2), nn.Dense(2, 2))  # expect: MSG824

    def construct(self, x: Tensor):
        return x


def run():
    return len(Net().trainable_params())


def expected():
    return 4


FIX_CHANGES_RESULT = "the layers are trained"
