"""The lambda comes first."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        return self.twice(x) + 1

    def twice(self, x):
        double = lambda t: t * 2
        if x.shape[0] == 2:
            self.step += 1
            x = double(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
