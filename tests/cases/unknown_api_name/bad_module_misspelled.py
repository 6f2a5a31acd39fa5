"""A module whose name is misspelled."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.funtional.relu(x) + (ops . functionl).exp(x)  # expect: MSG801 [unsafe], MSG801 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
