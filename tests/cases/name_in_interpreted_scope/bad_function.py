"""A function, a layer and a method under a local name."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.ReLU()

    def applied(self, x, function):
        if callable(function):  # expect: MSG654
            return function(x)
        return x

    def construct(self, x: Tensor):
        y = self.applied(x, ops.relu)
        layer = self.layer
        if callable(layer):  # expect: MSG654
            y = layer(y)
        negated = lambda item: -item
        return y * sorted([1, 3], key=negated)[0]  # expect: MSG654


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
