"""A condition that is known branches, too."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")
        self.twice = True

    def construct(self, x: Tensor):
        self.step += 1
        def double(t):
            return t * 2  # expect: MSG353 [safe]
        if self.twice:
            x = double(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
