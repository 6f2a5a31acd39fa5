"""A part of a network, whose Parameters get names when it is assigned."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Part(nn.Cell):
    def __init__(self):
        super().__init__()
        for i in range(2):
            self.insert_child_to_cell(f"layer{i}", nn.Dense(2, 2, weight_init="ones"))

    def construct(self, x):
        return self.layer1(self.layer0(x))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.part = Part()

    def construct(self, x: Tensor):
        return self.part(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
