"""Reductions keep the dtype."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x.astype(ms.float16)
        z = x.astype(ms.float32)
        if y.max() and z.max():  # expect: MSG311
            x = x + 1
        if y.sum() and z.mean():  # expect: MSG311
            x = x + 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
