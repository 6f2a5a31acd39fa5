"""At the front."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, n: Tensor):
        order = n.asnumpy().argsort()  # expect: MSG601
        kept = []
        while len(order) > 0:
            kept.insert(0, int(order[0]))  # expect: MSG365
            order = order[1:]
        return x * len(kept)


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor([3, 2], ms.int32)
