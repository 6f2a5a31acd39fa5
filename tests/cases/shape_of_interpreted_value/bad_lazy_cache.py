"""A cache that is filled at the first call."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = None

    def construct(self, x: Tensor):
        if self.scale is None:
            self.scale = ops.relu(x)  # expect: MSG201
        y = x * self.scale
        return y + ops.ones_like(y)  # expect: MSG672


def run():
    return Net()(Tensor([[1.0, 2.0]], ms.float32))
