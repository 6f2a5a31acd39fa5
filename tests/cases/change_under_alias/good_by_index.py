"""The items are changed where they are."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[1.0], [2.0]]
        for i in range(2):
            rows[i].append(0.0)
        rows[0][0] = 3.0
        return x * len(rows[1]) * rows[0][0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
