"""Made whole in `__init__`; a list of Tensors in graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU()])
        self.layers.append(nn.Tanh())

    def construct(self, x: Tensor):
        outputs = []
        for layer in self.layers:
            outputs.append(layer(x))
        return outputs[0] + outputs[1]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
