"""A local number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        factor = 3
        return x * locals()["factor"]  # expect: MSG632


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
