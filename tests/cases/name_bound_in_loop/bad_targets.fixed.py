"""`enumerate`, `zip`, dict items."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = {"a": 2.0, "b": 3.0}

    def construct(self, x):
        b = None
        for i, a in enumerate([x, x + 1]):
            b = a * i
        e = None
        for c, d in zip([x, x], [x, x]):
            e = c + d
        f = None
        for _, scale in self.scales.items():
            f = x * scale
        return b + e + f  # expect: MSG302 [safe], MSG302 [safe], MSG302 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
