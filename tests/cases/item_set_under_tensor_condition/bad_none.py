"""None before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = [None]
        if x.sum() > 1:
            state[0] = x  # expect: MSG325
        return state[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
