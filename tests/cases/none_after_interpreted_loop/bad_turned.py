"""Its sign is turned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = None
        for state in reversed([x, x + 1]):  # expect: MSG668
            if total is None:
                total = state
            else:
                total = total * 2 + state
        return -total  # expect: MSG360


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
