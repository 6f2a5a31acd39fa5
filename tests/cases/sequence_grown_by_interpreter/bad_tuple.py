"""An empty tuple, of which items are taken."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = ()
        for part in reversed([x, x + 1]):  # expect: MSG668
            parts += (part,)  # expect: MSG359
        return parts[0] * parts[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
