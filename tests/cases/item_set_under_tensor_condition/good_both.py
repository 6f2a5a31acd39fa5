"""Both branches set it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = [None]
        if x.sum() > 1:
            state[0] = x
        else:
            state[0] = x * 2
        return state[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
