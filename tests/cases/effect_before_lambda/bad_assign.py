"""By an operator, and read afterwards."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        ops.assign(self.step, self.step + 1)
        pairs = list(map(lambda t: t * 2, [x, x]))  # expect: MSG352
        return pairs[0] + self.step


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
