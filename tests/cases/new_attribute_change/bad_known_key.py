"""An item that is there is replaced."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.outputs = None

    def construct(self, x: Tensor):
        self.outputs = {"a": x}  # expect: MSG201 [unsafe]
        self.outputs["a"] = x * 2  # expect: MSG257
        return self.outputs["a"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
