"""PyTorch's `where` of a condition alone: where it holds."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows, columns = ops.where(x > 1)  # expect: MSG803 [unsafe]
        last = (ops.where(  # expect: MSG803 [unsafe]
            x > 2  # large
        ))[(-1)]
        return rows * 2 + columns, last, ops.where(x == 4)[0]  # expect: MSG803 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)


def expected():
    return Tensor([1, 2, 3]), Tensor([0, 1]), Tensor([1])
