"""`flush`, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def show(self, x):
        print("x", x)  # expect: MSG123 [safe]

    def construct(self, x):
        self.show(x)
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
