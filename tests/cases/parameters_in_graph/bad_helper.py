"""A helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def decay(self, x):
        return x + sum([weight.sum() for weight in self.dense.trainable_params()])  # expect: MSG605

    def construct(self, x: Tensor):
        return self.decay(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
