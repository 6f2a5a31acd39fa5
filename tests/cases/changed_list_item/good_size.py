"""A size may be known only when the graph runs."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = [6, 2]
        sizes.extend([1])
        return x.reshape(sizes[0], -1)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
