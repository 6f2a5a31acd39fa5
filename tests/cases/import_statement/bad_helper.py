"""MindSpore imported by a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def relu(x):
    from mindspore import ops  # expect: MSG103 [safe]

    return ops.relu(x)


class Net(nn.Cell):
    def construct(self, x):
        return relu(x - 1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
