"""The result of what changes it is bound anew."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        y = self.count()
        y = x * 2
        def double(t):
            return t * 2  # expect: MSG352 [safe]
        return double(y)

    def count(self):
        self.step += 1
        return self.step


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
