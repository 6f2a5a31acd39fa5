"""Networks that methods of an object with a Tensor call: given, global, made there."""
import mindspore as ms
from mindspore import Tensor, nn, ops

relu = nn.ReLU()


class Inner(nn.Cell):
    def construct(self, x):
        return x * 2


class Scaled:
    def __init__(self, scale, layer):
        self.scale = scale
        self.layer = layer

    def given(self, x):
        return self.layer(x) * self.scale

    def shared(self, x):
        return relu(x) * self.scale

    def made(self, x):
        return Inner()(x) * self.scale

    def __call__(self, x):
        return ops.relu(self.shared(x))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Inner()

    def construct(self, x: Tensor):
        scaled = Scaled(x, self.inner)  # expect: MSG516
        y = scaled.given(x)  # expect: MSG542
        z = scaled.shared(x)  # expect: MSG542
        return y + z + scaled.made(x) + scaled(x)  # expect: MSG542, MSG542


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
