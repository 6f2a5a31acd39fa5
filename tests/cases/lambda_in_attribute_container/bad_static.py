"""In the body of the class."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    act = staticmethod(lambda a: a + 1)

    def construct(self, x):
        return self.act(x)  # expect: MSG126


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
