"""Extended, and returned beside a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        items = [1, 2]
        items += [3]  # expect: MSG713 [safe]
        return x * 2, items


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
