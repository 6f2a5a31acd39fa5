"""A helper returns it first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def parts(self, x):
        if x.mean() > 0:
            return (x, x * 2)  # expect: MSG358

    def construct(self, x: Tensor):
        return self.parts(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
