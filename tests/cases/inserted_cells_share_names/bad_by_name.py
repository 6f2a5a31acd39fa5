"""The Cells are read by the names that they were put in with, which their Parameters do not get."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        for i in range(2):
            self.insert_child_to_cell(f"layer{i}", nn.Dense(2, 2, weight_init="ones", bias_init="zeros"))

    def construct(self, x: Tensor):
        for i in range(2):
            layer = getattr(self, f"layer{i}")  # expect: MSG272
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
