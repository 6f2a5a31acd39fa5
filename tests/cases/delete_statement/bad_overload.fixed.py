"""An overload of a `MultitypeFuncGraph`."""
import mindspore as ms
from mindspore import Tensor, nn, ops

scale = ops.MultitypeFuncGraph("scale")


@scale.register("Tensor")
def _scale(x):
    z = x * 2
    y = z + 1
    z = y * 2
    # expect: MSG101 [safe]
    return z


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.map = ops.HyperMap()

    def construct(self, x):
        return self.map(scale, (x, x + 1))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
