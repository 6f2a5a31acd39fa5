"""The list is made of the shape, and changed twice."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        shape = list(x.shape)
        shape.append(1)
        shape[0:0] = [2]
        for i in range(shape[1]):  # expect: MSG250 [safe]
            x = x + i
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
