"""Another item is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        state = [None, x]
        if x.sum() > 1:
            state[0] = x * 2  # expect: MSG325
        return state[1]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
