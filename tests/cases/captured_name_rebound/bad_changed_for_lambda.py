"""A lambda counts a list that grows before the call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = [1, 2]
        scaled = lambda y: y * len(sizes)
        sizes.append(3)  # expect: MSG307
        return scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
