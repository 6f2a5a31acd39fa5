"""One layer with weights, and one that is assigned."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Dense(2, 2, weight_init="ones"), nn.ReLU()]
        for i, layer in enumerate(self.layers):
            self.insert_child_to_cell(str(i), layer)
        self.last = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        for layer in self.layers:
            x = layer(x)
        return self.last(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
