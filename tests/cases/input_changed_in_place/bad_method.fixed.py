"""A method changes what it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def cleared(self, tensor: Tensor):
        tensor = tensor.copy()
        tensor[0] = 9  # expect: MSG703 [unsafe]
        return tensor

    def construct(self, x: Tensor):
        return self.cleared(x) * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
