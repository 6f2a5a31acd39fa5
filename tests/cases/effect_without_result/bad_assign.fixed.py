"""`ops.assign_add` in a loop over rows."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.last = Parameter(Tensor([0.0, 0.0], ms.float32), requires_grad=False)

    def keep(self, x):
        for row in range(2):
            if x[row, 0] > 0:  # expect: MSG343 [safe]
                ops.assign_add(self.last, x[row])
        return True

    def construct(self, x: Tensor):
        self.keep(x)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
