"""A number that the function knows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        least = 2
        if any(size >= least for size in (1, 2)):  # expect: MSG654 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
