"""Names of two overloads at once: the keyword that is told is the one that the closest does not take."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.mean(axis=0, keep_dims=True)  # expect: MSG802 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]]),)
