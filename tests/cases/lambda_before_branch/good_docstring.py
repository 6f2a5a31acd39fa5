"""Constants do nothing."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        """Doubles x."""
        double = lambda t: t * 2
        if x.shape[0] == 2:
            x = double(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
