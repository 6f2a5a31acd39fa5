"""By a Primitive, in a branch that returns."""
# confidence: medium
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")
        self.assign = ops.Assign()

    def construct(self, x: Tensor):
        if x.shape[0] == 2:
            self.assign(self.step, self.step * 2)
            return (lambda t: t + 1)(x)  # expect: MSG352
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
