"""A method of an unpacked item."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        parts = {"first": y, "second": y}
        both = {"third": 2}
        both.update(parts)  # expect: MSG137 [safe]
        return both["first"].sum() * both["third"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
