"""In the last way of several."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.shape[0] == 3:
            x = x * 3
        elif x.shape[0] == 4:
            x = x * 4
        else:
            print(x.shape)
            x = list(map(lambda t: t * 2, [x, x]))[0]  # expect: MSG354
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
