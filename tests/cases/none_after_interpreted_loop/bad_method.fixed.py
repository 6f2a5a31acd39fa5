"""A method of it is called."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        last = None
        for state in list([x, x + 1]):  # expect: MSG225 [safe]
            last = state * 2
        return last.sum()  # expect: MSG360 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
