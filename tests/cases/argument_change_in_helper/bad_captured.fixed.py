"""A nested function changes lists, and another one reads them later, as in OpenFold."""
import mindspore as ms
from mindspore import Tensor, nn


def edges(start, first=None):
    def reduce_edges(marks):
        tally = 1
        for i in range(len(marks)):
            marks[i] *= tally  # expect: MSG701 [safe]
            tally = marks[i]
        return marks

    if first is None:
        first = [size + 1 for size in start]
        first = reduce_edges(first)

    def total():
        return first[0] + first[1]

    return total()


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * edges((1, 2))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
