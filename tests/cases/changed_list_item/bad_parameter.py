"""The list is an argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return self.counted(x, [1, 2])

    def counted(self, x, turns):
        turns.extend([3])
        for i in range(turns[0]):  # expect: MSG250 [unsafe]
            x = x + i
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
