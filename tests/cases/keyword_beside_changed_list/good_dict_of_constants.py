"""A dict of constants."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = [2]
        sizes.extend([3])
        parts = {}
        parts["n"] = 2
        return x.reshape(sizes) * parts["n"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
