"""A sub-cell by its name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        return self.get_sub_cell("dense")(x)  # expect: MSG621


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
