"""A dict with other items."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.outputs = {}

    def construct(self, x: Tensor):
        self.outputs = {"a": x}  # expect: MSG201 [unsafe]
        for name in ["b", "c"]:
            self.outputs[name] = x * 2  # expect: MSG256
        return self.outputs["a"] + self.outputs["c"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
