"""Numbers that are known."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * max(len(x), x.shape[0] - 1, 2)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
