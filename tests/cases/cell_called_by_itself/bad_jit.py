"""A compiled method beside `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x * 2

    @ms.jit
    def predict(self, x):
        return self(x) + 1  # expect: MSG649 [unsafe]


def run():
    return Net().predict(Tensor([0.0, 1.0, 2.0, 3.0], ms.float32))
