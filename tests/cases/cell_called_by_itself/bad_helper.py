"""A helper of a compiled method calls the Cell, with two arguments."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, scale):
        return x * scale

    def score(self, x):
        return self(x[::-1], 2.0) + 1  # expect: MSG649 [unsafe]

    @ms.jit
    def predict(self, x):
        return self.score(x)


def run():
    return Net().predict(Tensor([0.0, 1.0, 2.0, 3.0], ms.float32))
