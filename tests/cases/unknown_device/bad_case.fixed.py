"""In small letters."""
import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(device_target="CPU")  # expect: MSG814 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + 1


def inputs():
    return (Tensor([1.0]),)
