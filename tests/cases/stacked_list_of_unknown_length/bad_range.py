"""A number that comes from a Tensor says how often."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x, n: Tensor):
        items = []
        for _ in range(int(n)):
            items.append(x)
        return ops.stack(items)  # expect: MSG324


def inputs():
    return Tensor([1.0, 2.0, 3.0], ms.float32), Tensor(3, ms.int32)
