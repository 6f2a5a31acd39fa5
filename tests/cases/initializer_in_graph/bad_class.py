"""An Initializer as initial value of a layer."""
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.common.initializer import One


class Net(nn.Cell):
    def construct(self, x):
        start = One()  # expect: MSG504
        return x + 1


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
