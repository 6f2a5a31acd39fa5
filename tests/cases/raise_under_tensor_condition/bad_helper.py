"""In a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def checked(self, x):
        if x.mean() > 100:
            raise ValueError("too large")  # expect: MSG306
        return x

    def construct(self, x):
        return self.checked(x.reshape(-1)) * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
