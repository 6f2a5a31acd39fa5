"""What is computed with an item is an integer to the compiler."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = [2, 1]
        sizes.extend([3])
        return x + int(sizes[0] / 2)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
