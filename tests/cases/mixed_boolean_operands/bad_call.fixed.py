"""A call beside the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.twice = True

    def construct(self, x):
        if self.twice and ops.reduce_sum(x) > 0:  # expect: MSG311 [unsafe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
