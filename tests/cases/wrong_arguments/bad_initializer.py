"""The class `Initializer` called as the function `initializer`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from mindspore.common.initializer import Constant, Initializer


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(ops.zeros((2,)), name="weight")
        self.weight.set_data(Initializer(Constant(2.0), shape=self.weight.shape))  # expect: MSG803 [unsafe]

    def construct(self, x: Tensor):
        return x * self.weight


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
