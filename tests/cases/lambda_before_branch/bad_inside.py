"""The lambda is in the branch, even in its `elif`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        print(x.shape)
        if x.shape[0] == 3:
            x = x * 3
        elif x.shape[0] == 2:
            x = list(map(lambda t: t * 2, [x, x]))[0]  # expect: MSG353
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
