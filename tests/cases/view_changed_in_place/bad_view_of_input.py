"""A reshaped input, and a row of that."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pairs = ops.stop_gradient(x.reshape(1, 2, 2))
        rows = pairs[0]
        rows[1] = 8  # expect: MSG730
        return rows


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
