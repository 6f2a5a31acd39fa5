"""The approximation of GELU by name, and the padding index of an Embedding in the place of another argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(3, 4, 0)  # expect: MSG819
        self.gelu = nn.GELU("tanh")  # expect: MSG819

    def construct(self, x: Tensor):
        return self.gelu(self.embedding(x))


def inputs():
    return (Tensor([0, 1], ms.int32),)
