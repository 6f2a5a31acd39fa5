"""A method of PyTorch's modules, and one that the base does not have."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def forward_features(self, x):
        return x * 2


class Net(Base):
    def __init__(self):
        super().__init__()
        self.count = len(list(self.named_modules(prefix='net')))  # expect: MSG805

    def construct(self, x: Tensor):
        return self.forward_feature(x)  # expect: MSG805


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
