"""Two names in one assignment."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        b = c = [1.0]
        b.append(1.0)  # expect: MSG702
        return x * len(c)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
