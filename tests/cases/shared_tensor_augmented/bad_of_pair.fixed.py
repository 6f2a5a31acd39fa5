"""A method returns the Tensor beside another one."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def pair(self, a):
        return a * 2, a

    def construct(self, x):
        y = ops.relu(x)
        doubled, same = self.pair(y)
        same = same + 1  # expect: MSG704 [unsafe]
        return y + doubled


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
