"""The shape of a Tensor: constant, but the script mentions the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        print("shape %s" % (y.shape,))  # expect: MSG660
        return y * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
