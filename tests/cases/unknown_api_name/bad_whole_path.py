"""A name below a module that is named by its path."""
import mindspore
from mindspore import Tensor


class Net(mindspore.nn.Cell):
    def construct(self, x: Tensor):
        return mindspore.ops.functional.cat2((x, x))  # expect: MSG801


def inputs():
    return (Tensor([1.0, 2.0], mindspore.float32),)
