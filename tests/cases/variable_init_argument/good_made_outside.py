"""`__init__` calls the function that it is given: graph code does not."""
# confidence: medium
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Bias(nn.Cell):
    def __init__(self, size, heads):
        super().__init__()
        self.table = Parameter(ops.ones((size, heads), ms.float32), name="table")

    def construct(self, x):
        return x + self.table


class Attention(nn.Cell):
    def __init__(self, heads, bias=None):
        super().__init__()
        self.bias = bias(heads=heads) if bias else None

    def construct(self, x):
        return x if self.bias is None else self.bias(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = 2
        self.attention = Attention(2, lambda heads: Bias(self.size, heads))

    def construct(self, x: Tensor):
        return self.attention(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
