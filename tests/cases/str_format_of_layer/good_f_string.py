"""An f-string, and attributes of the layer."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()
        self.blocks = nn.CellList([nn.ReLU()])

    def construct(self, x):
        print(f"{self.act}")
        print("{} {}".format(self.act.cls_name, self.blocks))
        return self.act(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
