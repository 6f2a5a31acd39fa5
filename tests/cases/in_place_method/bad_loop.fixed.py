"""A sum is collected in place."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = ops.zeros_like(x)
        for step in range(3):
            total = total.add(x * step)  # expect: MSG752 [unsafe]
        return total


FIX_CHANGES_RESULT = "PyNative adds then"


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
