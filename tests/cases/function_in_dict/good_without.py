"""Without defaults and keywords, in a list, in a dict that graph code makes, and a layer."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor=2):
    return x * factor


def doubled(x):
    return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.functions = {"double": doubled, "relu": nn.ReLU()}
        self.scales = [scaled]
        self.scaled = scaled

    def construct(self, x: Tensor):
        local = {"by": scaled}
        x = self.functions["relu"](self.functions["double"](x))
        return self.scales[0](x) + self.scaled(x, factor=3) + local["by"](x)


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
