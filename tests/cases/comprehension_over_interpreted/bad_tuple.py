"""A tuple that a loop adds to."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = (x,)
        for part in reversed([x, x + 1]):  # expect: MSG668
            parts += (part,)  # expect: MSG745
        return x * len(parts)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
