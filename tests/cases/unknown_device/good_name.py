"""A device that there is, and one that the source does not show."""
import mindspore as ms
from mindspore import Tensor, nn

DEVICE = "CPU"
ms.set_context(device_target="CPU")
ms.set_context(device_target=DEVICE)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + 1


def inputs():
    return (Tensor([1.0]),)
