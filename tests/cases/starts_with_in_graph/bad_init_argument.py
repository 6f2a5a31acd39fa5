"""What `__init__` is given: the method says that it is a string."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, mode="bilinear", options=None):
        super().__init__()
        self.mode = mode
        self.options = options or {"act": "gelu"}

    def construct(self, x: Tensor):
        if self.mode.startswith("bi"):  # expect: MSG619 [unsafe]
            x = x * 2
        if self.options["act"].endswith("lu"):  # expect: MSG619 [unsafe]
            x = x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
