"""A deprecated argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, **old):
        if old.get("positions", 0) > 2:  # expect: MSG225 [safe]
            x = x + 1
        return x


def kwargs():
    return {"positions": 3}


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
