"""Two `return` statements."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def pick(self, x):
        if x.sum() > 1:
            return x
        return 0  # expect: MSG305

    def construct(self, x):
        y = self.pick(x.reshape(-1))
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
