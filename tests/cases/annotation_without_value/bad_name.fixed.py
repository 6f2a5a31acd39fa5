"""Before the assignment."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        # expect: MSG133 [safe]
        factor = x.shape[0]
        return x * factor


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
