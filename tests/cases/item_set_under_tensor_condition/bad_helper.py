"""In a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def pick(self, x):
        state = [None, x]
        if x.sum() > 1:
            state[0] = x * 2  # expect: MSG325
        return state[0]

    def construct(self, x: Tensor):
        return self.pick(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
