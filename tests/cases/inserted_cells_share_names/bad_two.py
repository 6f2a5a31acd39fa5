"""Two layers of a class."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("first", nn.Dense(2, 2, weight_init="ones"))
        self.insert_child_to_cell("second", nn.Dense(2, 2, weight_init="ones"))

    def construct(self, x: Tensor):
        return self.second(self.first(x))  # expect: MSG272


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
