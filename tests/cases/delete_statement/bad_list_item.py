"""A list item deleted by a constant index."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        first = [x, x + 1, x + 2]
        del first[0]  # expect: MSG101 [safe]
        middle = [x, x + 1, x + 2]
        del middle[1]  # expect: MSG101 [safe]
        last = [x, x + 1, x + 2]
        del last[-1]  # expect: MSG101 [safe]
        return first[0] * middle[1] + last[1] * len(last)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
