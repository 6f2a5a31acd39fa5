"""A condition, by a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows, columns = x.shape
        place = x.argmax()  # expect: MSG844 [safe]
        return x * columns if place > 2 else x * rows


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)
