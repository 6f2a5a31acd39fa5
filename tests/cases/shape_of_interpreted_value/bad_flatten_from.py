"""`flatten` is told where to begin."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first, second = [x, x * 2].copy()  # expect: MSG225 [safe]
        return ops.flatten(first + second, start_dim=0) * 2  # expect: MSG672 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
