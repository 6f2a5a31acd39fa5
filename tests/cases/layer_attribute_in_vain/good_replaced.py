"""A project that puts a layer of its own in the place of MindSpore's."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Norm(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.weight = Parameter(ops.ones(size), name="weight")

    def construct(self, x):
        return x * self.weight


nn.LayerNorm = Norm


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm((2,))
        self.norm.weight = Parameter(ops.zeros((2,)), name="other")
        self.start = self.norm.weight.asnumpy().sum()

    def construct(self, x: Tensor):
        return self.norm(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
