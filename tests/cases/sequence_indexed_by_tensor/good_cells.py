"""A Tensor may choose among Cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = [nn.ReLU(), nn.Sigmoid()]

    def construct(self, x, index: Tensor):
        return self.blocks[index](x)


def inputs():
    return Tensor([1.0, 2.0, 3.0], ms.float32), Tensor(1, ms.int32)
