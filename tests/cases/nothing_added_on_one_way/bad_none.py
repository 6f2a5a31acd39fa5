"""A result that begins with None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = None
        for row in range(3):
            if x[row].sum() > 4:
                best = x[row]
                break
        return best.sum()  # expect: MSG363


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
