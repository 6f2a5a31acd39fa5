"""The weight of a layer replaced by a Parameter of the Cell."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)
        self.weight = Parameter(Tensor([[1.0, 0.0], [0.0, 2.0]], ms.float32), name="own")

    def construct(self, x):
        self.dense.weight = self.weight  # expect: MSG203
        return self.dense(x.reshape(1, 2))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
