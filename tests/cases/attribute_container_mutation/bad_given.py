"""A list on `self` that a layer is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Layer(nn.Cell):
    def construct(self, x, outputs):
        outputs.append(x)  # expect: MSG206
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.outputs = []
        self.layer = Layer()

    def construct(self, x):
        return self.layer(x, self.outputs)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
