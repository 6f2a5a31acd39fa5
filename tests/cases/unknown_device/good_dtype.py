"""A Tensor gets another dtype."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.to(ms.float16)


def inputs():
    return (Tensor([1.0]),)
