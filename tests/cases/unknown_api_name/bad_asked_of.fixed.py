"""Who asks whether a module has something asks a module that is missing."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 2.0
        if hasattr(getattr(nn, "parametrizations", None), "weight_norm"):  # expect: MSG801 [unsafe]
            self.factor = 3.0
        norm = getattr((getattr(ms, "parametrizations", None)), "weight_norm", None)  # expect: MSG801 [unsafe]
        self.shift = 1.0 if norm is None else 0.0

    def construct(self, x: Tensor):
        return x * self.factor + self.shift


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
