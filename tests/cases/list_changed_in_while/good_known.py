"""A number known beforehand."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, n: Tensor):
        kept = []
        rounds = 3
        while rounds > 0:
            kept.extend([x, x * 2])
            rounds -= 1
        return x * len(kept)


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor(3, ms.int32)
