"""A Tensor that is moved under the same name: without the device, nothing is left of the statement."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, labels: Tensor):
        # expect: MSG664 [unsafe]
        return x * labels


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32), Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
