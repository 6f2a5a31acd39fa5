"""A guard."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, k: int):
        match k:  # expect: MSG109 [safe]
            case 2 if x.ndim == 1:
                y = x * 3
            case _:
                y = x
        return y


def inputs():
    return Tensor([1.0, 2.0], ms.float32), 2
