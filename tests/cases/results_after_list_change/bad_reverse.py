"""Of a list that was turned round, through a layer."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 4)

    def construct(self, x: Tensor):
        items = [x, x * 2]
        items.reverse()
        y = self.dense(items[0]) + 1
        value, gate = ops.chunk(y, 2, -1)  # expect: MSG755
        return value * ops.sigmoid(gate)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0, 4.0], [5.0, 1.5, 0.5, 3.0]], ms.float32),)
