"""The list is unpacked into arguments."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = []
        if x[0, 0] > 0:
            found.append(x)
        return ops.add(*found, x)  # expect: MSG342


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
