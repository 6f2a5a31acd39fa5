"""PyTorch's name of a GPU."""
import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(device_target="cuda:0")  # expect: MSG814


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x + 1


def inputs():
    return (Tensor([1.0]),)
