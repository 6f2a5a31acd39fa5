"""A loop over the layers registers a hook on each."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.shapes = {}
        self.first = nn.Dense(2, 2, weight_init="ones")
        self.second = nn.Dense(2, 2, weight_init="ones")
        for name, layer in [("first", self.first), ("second", self.second)]:
            layer.register_forward_hook(self.recorder(name))

    def recorder(self, name):
        def record(cell, inputs, output):
            self.shapes[name] = output.shape

        return record

    def construct(self, x: Tensor):
        x = self.first(x)  # expect: MSG264
        return self.second(x)  # expect: MSG264


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
