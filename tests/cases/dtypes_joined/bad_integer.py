"""What is made an integer, and what it was made of."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.sum() > 0:
            y = x.int()
        else:
            y = x * 2
        return y  # expect: MSG312


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
