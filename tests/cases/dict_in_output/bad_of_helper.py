"""A list of dicts that a method makes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def parts(self, x):
        return [{"depth": x + step} for step in range(2)]

    def construct(self, x: Tensor):
        return self.parts(x)  # expect: MSG409


def run():
    return Net()(Tensor([1.0, 2.0], ms.float32))
