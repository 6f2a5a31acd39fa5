"""What was computed for a length is kept, and returned for the same length."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Positions(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inv_freq = Tensor([1.0, 0.5], ms.float32)
        self.kept_length = None
        self.kept = None

    def construct(self, x):
        length = x.shape[0]
        if length == self.kept_length and self.kept is not None:
            return self.kept
        # expect: MSG201 [unsafe]
        steps = ops.arange(length).astype(ms.float32)
        kept = ops.outer(steps, self.inv_freq).astype(x.dtype)  # expect: MSG201 [unsafe]
        return kept


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.positions = Positions()

    def construct(self, x):
        return x + self.positions(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
