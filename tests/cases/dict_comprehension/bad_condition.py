"""With a condition: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        odd = {i: i * i for i in range(4) if i != 2}  # expect: MSG130
        return x + odd[3]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
