"""A file of PyTorch's."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weights = ms.load_checkpoint("resnet50.pth")  # expect: MSG816

    def construct(self, x: Tensor):
        return x + 1


def inputs():
    return (Tensor([1.0]),)
