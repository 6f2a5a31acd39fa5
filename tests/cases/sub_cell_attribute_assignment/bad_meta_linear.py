"""A layer made in graph code that gets its weight from outside."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class MetaLinear(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([[1.0, 0.0], [0.0, 2.0]], ms.float32), name="weight")

    def construct(self, x):
        linear = nn.Dense(2, 2, has_bias=False)  # expect: MSG501
        linear.weight = self.weight  # expect: MSG203
        return linear(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.meta = MetaLinear()

    def construct(self, x):
        return self.meta(x.reshape(1, 2))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
