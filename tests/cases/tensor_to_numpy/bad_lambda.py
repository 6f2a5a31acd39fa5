"""In a lambda that is called by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        to_array = lambda v: v.asnumpy()  # expect: MSG601
        return x, to_array(x + 1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
