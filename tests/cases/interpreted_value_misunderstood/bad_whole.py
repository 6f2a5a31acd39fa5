"""One of the results by its index is right, all of them are not."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.kept = None

    def construct(self, x):
        self.kept = (x * 2, x)  # expect: MSG201 [unsafe]
        both = self.kept[0]
        first = ops.sort(both)[0]
        results = ops.sort(both)  # expect: MSG749
        return first, results


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
