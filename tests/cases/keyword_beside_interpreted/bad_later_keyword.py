"""A keyword that does not come next: the parameters between need their defaults."""
import mindspore as ms
from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, places: Tensor):
        count = int(places.asnumpy()[0])  # expect: MSG601
        values, _ = x.topk(count, largest=False)  # expect: MSG696
        return mint.abs(values)


def inputs():
    return Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32), Tensor([1, 0], ms.int32)
