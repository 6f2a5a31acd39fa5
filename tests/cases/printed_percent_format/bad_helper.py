"""In a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def report(index):
    print("layer %d" % index)  # expect: MSG661


class Net(nn.Cell):
    def construct(self, x):
        report(2)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
