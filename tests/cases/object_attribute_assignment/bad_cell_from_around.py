"""A Cell that is global, and one that a function around binds."""
import mindspore as ms
from mindspore import Tensor, jit, nn


class Counter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.total = 5


counter = Counter()


def made():
    class Local(nn.Cell):
        def __init__(self):
            super().__init__()
            self.left = 5

    local = Local()

    @jit
    def count(x):
        while local.left > 0:
            local.left = local.left - 2  # expect: MSG214
        return x * local.left

    return count


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = made()

    def construct(self, x: Tensor):
        counter.total = counter.total + 1  # expect: MSG214
        return self.count(x) * counter.total


def inputs():
    return (Tensor([0.0, 1.0, 2.0], ms.float32),)
