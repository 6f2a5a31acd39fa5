"""Nothing is computed with the item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outs = [x * 2]
        kept = outs
        kept.append(x)
        y = outs[-1]
        y = x * 3
        return y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
