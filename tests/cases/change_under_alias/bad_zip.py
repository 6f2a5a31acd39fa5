"""A loop over `zip` goes through lists and changes them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[x], [x]]
        for number, (row, scale) in enumerate(zip(rows, (2, 3))):
            row.append(x * scale * number)  # expect: MSG702
        return rows[1][-1]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
