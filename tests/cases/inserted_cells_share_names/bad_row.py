"""A row that is empty when it is assigned."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList()
        for i in range(2):
            self.layers.insert_child_to_cell(str(i), nn.Dense(2, 2, weight_init="ones"))

    def construct(self, x: Tensor):
        for layer in self.layers:  # expect: MSG272
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
