"""On the other way."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.sum() > 10:
            x = x * 3
        else:
            print(x.shape)
            x = list(map(lambda t: t * 2, [x, x]))[0]  # expect: MSG355
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
