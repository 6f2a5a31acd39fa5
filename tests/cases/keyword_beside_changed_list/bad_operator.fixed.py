"""An operator gets Tensors by name."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = [3]
        sizes[0:0] = [2]  # expect: MSG251 [safe]
        return ops.where(condition=x > 1, input=x, other=x.reshape(sizes) + 1)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
