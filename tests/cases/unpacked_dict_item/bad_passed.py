"""An unpacked item is the argument of a layer."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x):
        parts = {"first": ops.sigmoid(x)}
        both = {**parts, "second": 2}  # expect: MSG137 [safe]
        return self.relu(both["first"]) * both["second"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
