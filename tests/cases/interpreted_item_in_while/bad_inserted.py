"""At the front."""
import mindspore as ms
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, n: Tensor):
        first = int(mint.max(n).asnumpy())  # expect: MSG601
        left = int(mint.sum(n).asnumpy())  # expect: MSG601
        kept = []
        while left > 0:
            kept.insert(0, first)  # expect: MSG365
            left = left - 1
        return x * len(kept)


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor([3, 2], ms.int32)
