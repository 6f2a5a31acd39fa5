"""A counter in a Parameter, keyword arguments, a tuple in the result."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn

CALLS = 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)
        self._count = Parameter(Tensor(0, ms.int32), name="count", requires_grad=False)

    def construct(self, x, scale=1.0):
        print("printed by the case")
        self._count += 1
        return self.dense(x) * scale, (self._count + 0,)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)


def kwargs():
    return {"scale": 2.0}
