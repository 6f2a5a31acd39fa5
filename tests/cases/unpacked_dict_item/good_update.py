"""An empty dict is filled."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 2}

    def construct(self, x):
        y = ops.relu(x)
        parts = {"first": y}
        both = {}
        both.update(parts)
        both.update(self.options)
        both["second"] = y + 1
        return both["first"] + both["second"] * both["scale"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
