"""By items, and in another function."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.extend([x * 2])
        return self.halves(items[1])

    def halves(self, y):
        parts = ops.split(y, 2, axis=-1)  # expect: MSG755
        return parts[0] - parts[1] * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
