"""A local name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.outputs = {}

    def construct(self, x: Tensor):
        outputs = {}
        for name in ["a", "b"]:
            outputs[name] = x * 2
        return outputs["b"]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
