"""What the network is given is changed in place."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        x.mul_(2)  # expect: MSG752 [unsafe]
        return x + 1


FIX_CHANGES_RESULT = "PyNative multiplies then"


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
