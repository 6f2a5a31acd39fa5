"""The network calls its own `construct`, in one branch."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.max() > 1:
            y = self.construct(x / 2)  # expect: MSG338
        else:
            y = x
        return y + 1


def inputs():
    return (Tensor([0.0, 1.0, 2.0, 3.0], ms.float32),)
