"""In a branch of a branch."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.shape[0] == 2:
            if x.ndim == 1:
                print(x.shape)
                double = lambda t: t * 2  # expect: MSG354 [unsafe]
                x = double(x)
            x = x + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
