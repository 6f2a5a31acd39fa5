"""`topk` is told the dimension."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first, second = list([x, x * 2])  # expect: MSG225 [safe]
        values, places = ops.topk(first + second, 1, dim=0)  # expect: MSG672 [safe]
        return values * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
