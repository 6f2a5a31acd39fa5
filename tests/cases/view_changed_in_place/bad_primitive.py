"""A Primitive makes the view."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.transpose = ops.Transpose()

    def construct(self, x):
        y = ops.relu(x)
        turned = self.transpose(y, (1, 0))
        turned[0] = 9.0  # expect: MSG730
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
