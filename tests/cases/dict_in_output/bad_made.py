"""Dicts that are filled, one of them by a method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def parts(self, x):
        found = dict()
        found["sum"] = x.sum()
        return found

    def construct(self, x):
        outputs = dict()
        outputs["twice"] = x * 2
        return outputs, self.parts(x)  # expect: MSG409, MSG409


def run():
    return Net()(Tensor([1.0, 2.0], ms.float32))
