"""Truth values beside truth values, and numbers of one dtype."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x.astype(ms.float16)
        if y.max() and y.sum() and y.mean():
            x = x + 1
        if x.sum() > 1 and x.mean() > 0 and (x > 0).all():
            x = x + 2
        if x.sum().bool() and x.max() > 1:
            x = x + 4
        if x.sum() and x.mean():
            x = x + 8
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
