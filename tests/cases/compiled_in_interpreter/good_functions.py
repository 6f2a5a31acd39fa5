"""Objects that the compiler makes: it compiles their methods with the rest."""
import mindspore as ms
from mindspore import Tensor, jit, nn, ops


@jit
def double(x):
    return x * 2


class Plain:
    def __init__(self, scale, layer):
        self.scale = scale
        self.layer = layer

    def functions(self, x):
        return ops.relu(x) * self.scale

    def never(self, x):
        if self.layer is None:
            return x * self.scale
        return self.layer(x)


class Fixed:
    def __init__(self, scale):
        self.scale = scale

    def run(self, x):
        return double(x) * self.scale


class Net(nn.Cell):
    def construct(self, x: Tensor):
        plain = Plain(2, None)
        fixed = Fixed(3)
        return plain.functions(x) + plain.never(x) + fixed.run(x) + double(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
