"""A dict of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = {0: x, 1: x * 2}
        return items[int(x.mean() > 0)]  # expect: MSG242


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
