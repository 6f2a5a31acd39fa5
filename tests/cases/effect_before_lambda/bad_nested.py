"""The lambda is in a nested function."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        self.step += 1

        def add(t):
            one = lambda u: u + 1  # expect: MSG352 [safe]
            return one(t)

        return add(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
