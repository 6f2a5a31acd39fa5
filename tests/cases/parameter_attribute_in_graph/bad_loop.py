"""Each of several Parameters is asked."""
import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")
        self.all = ParameterTuple([self.scale])

    def construct(self, x: Tensor):
        y = x
        for each in self.all:
            if each.requires_grad:  # expect: MSG641
                y = y + each
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
