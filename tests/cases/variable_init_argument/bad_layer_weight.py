"""The weight of a layer that `construct` computes."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([[1.0, 2.0, 3.0]], ms.float32), name="weight")

    def construct(self, x):
        weight = self.weight - 0.1
        return nn.Dense(3, 1, weight, has_bias=False)(x)  # expect: MSG511


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
