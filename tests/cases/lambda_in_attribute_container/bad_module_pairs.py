"""Lambdas in tuples in a list, of which graph code asks the length alone."""
import mindspore as ms
from mindspore import Tensor, nn

STEPS = [("add", lambda t: t + 1), ("double", lambda t: t * 2)]


class Net(nn.Cell):
    def construct(self, x):
        return x * len(STEPS)  # expect: MSG126


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
