"""What a loop over layers makes of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, depth=2, act=nn.ReLU):
        super().__init__()
        layers = []
        for _ in range(depth):
            layers.append(act())
        self.layers = nn.CellList(layers)

    def construct(self, x):
        for layer in self.layers:
            x = layer(x)
        return x.asnumpy()  # expect: MSG601


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
