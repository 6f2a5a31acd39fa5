"""Constants, names and attributes do not, nor what is read in between or bound anew after the lambda."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = 1
        size = x.shape
        size = x.ndim
        y = x + 1
        z = y * 2
        y = ops.relu(x)
        double = lambda t: t * 2
        y = x * 2
        if x.shape[0] == 2:
            y = double(z) * size
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
