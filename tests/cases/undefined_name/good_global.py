"""Python sets the global before the graph is compiled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.set_scale()

    def set_scale(self):
        global scale
        scale = 2

    def construct(self, x: Tensor):
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
