"""A dtype that NumPy does not have."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return x.astype(ms.bfloat16)


def inputs():
    return (Tensor([1.0, 2.5], ms.float32),)
