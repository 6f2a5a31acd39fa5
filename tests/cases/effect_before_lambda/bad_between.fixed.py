"""Between two lambdas."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        first = lambda t: t + 1
        self.step, y = self.step + 1, x
        def second(t):
            return t * 2  # expect: MSG352 [safe]
        return second(first(y))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
