"""Each item is asked for what is in it: it is a list, and the Tensor a matrix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        rows = x.tolist()  # expect: MSG624 [unsafe]
        found = 0
        for row in rows:
            found = found + row[0]
        return x * found


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
