"""A dict that `__init__` does not know, filled in a loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.outputs = {}  # expect: MSG201 [unsafe]
        for scale in range(2):
            self.outputs[("scale", scale)] = x * scale  # expect: MSG256
        return self.outputs[("scale", 1)]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
