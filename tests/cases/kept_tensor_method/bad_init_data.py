"""`init_data` of a Parameter."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.p = Parameter(Tensor([1.0, 1.0], ms.float32), name="p")

    def construct(self, x: Tensor):
        self.p.init_data()  # expect: MSG638
        return x + self.p


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
