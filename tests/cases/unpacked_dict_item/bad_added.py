"""An unpacked item is added."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        parts = {"first": y}
        both = {**parts, "second": y + 1}  # expect: MSG137 [safe]
        return both["first"] + both["second"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
