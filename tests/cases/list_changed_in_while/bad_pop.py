"""A stack."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, n: Tensor):
        kept = [x, x + 1, x + 2, x + 3]
        while n > 0:
            kept.pop()  # expect: MSG364
            n = n - 1
        return x * len(kept)


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor(3, ms.int32)
