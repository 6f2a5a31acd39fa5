"""A number that the function knows."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _any(least):
    return any(size >= least for size in (1, 2))


class Net(nn.Cell):
    def construct(self, x: Tensor):
        least = 2
        if _any(least):  # expect: MSG654 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
