"""A dictionary of pairs."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factors = dict(zip(["a", "b"], [1, 2]))  # expect: MSG633
        return x * factors["b"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
