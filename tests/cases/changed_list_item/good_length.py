"""The length is known."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        turns = [2, 1]
        turns.extend([3])
        for i in range(len(turns)):
            x = x + i
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
