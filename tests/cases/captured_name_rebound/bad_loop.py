"""A loop binds the name anew after each call."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        def residual(f):
            return x + f(x)

        for f in (ops.relu, ops.tanh):
            x = residual(f)  # expect: MSG307 [safe]
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
