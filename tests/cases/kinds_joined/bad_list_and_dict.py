"""A list of Tensors or a dict of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = [x, x] if x.sum() > 1 else {"a": x}  # expect: MSG313
        z = [y, x]
        return z[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
