"""Another name."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.ReLU()
        self.training_head = nn.ReLU()

    def construct(self, x: Tensor):
        return self.training_head(self.layers(x))


def inputs():
    return (Tensor([1.0, -2.0]),)
