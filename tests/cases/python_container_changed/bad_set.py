"""A set that keeps what graph code computes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = set()

    def construct(self, x: Tensor):
        y = x * 2
        self.seen.add(y)  # expect: MSG254
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
