"""A tuple without items joins with nothing but tuples."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        states = None
        if x.sum() > 1:
            states = ()
        if states is None:  # expect: MSG313
            return x
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
