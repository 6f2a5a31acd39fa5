"""Three, of what `pop` gives."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        kept = [x, x * 2]
        y = kept.pop()
        y = ops.relu(y)
        q, k, v, r = ops.chunk(y, 4, -1)  # expect: MSG756
        return q * k + v - r


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
