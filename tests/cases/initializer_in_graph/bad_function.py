"""`initializer` in `construct`."""
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.common.initializer import initializer


class Net(nn.Cell):
    def construct(self, x):
        return x * initializer("ones", (2, 3), ms.float32).init_data()  # expect: MSG504


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
