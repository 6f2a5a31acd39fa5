"""Layers that are appended to a list on `self`."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = []
        for _ in range(2):
            self.layers.append(nn.Dense(2, 2))  # expect: MSG824

    def construct(self, x: Tensor):
        return x


def run():
    return len(Net().trainable_params())


def expected():
    return 4
