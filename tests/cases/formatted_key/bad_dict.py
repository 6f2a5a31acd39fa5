"""An item of a dict on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = {"layer001": 2}

    def construct(self, x):
        return x * self.scales[f"layer{1:03d}"]  # expect: MSG732


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
