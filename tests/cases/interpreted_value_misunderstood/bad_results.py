"""Two results, of which the graph returns the first."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.kept = None

    def construct(self, x):
        self.kept = (x * 2, x)  # expect: MSG201 [unsafe]
        both = self.kept[0]
        values, indices = ops.topk(both, 1)  # expect: MSG749
        return values, indices


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
