"""A call beside the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.twice = True

    def construct(self, x):
        if ops.reduce_sum(x) > 0 and self.twice:  # expect: MSG311 [unsafe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
