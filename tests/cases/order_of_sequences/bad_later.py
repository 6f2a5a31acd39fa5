"""The first items are alike."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if (1, 'a') <= (1, 'b'):  # expect: MSG333
            x = x + 1
        if [1, 2, 'a'] > [1, 2, 'b', 3]:  # expect: MSG333
            x = x + 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
