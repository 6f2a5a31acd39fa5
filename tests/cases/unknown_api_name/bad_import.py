"""A name that the import does not find."""
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.ops import catenate  # expect: MSG801


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return catenate((x, x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
