"""Only graph code sets the global: the module does not have it when the graph is compiled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        global scale
        scale = 2  # expect: MSG705
        return x * scale  # expect: MSG320


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
