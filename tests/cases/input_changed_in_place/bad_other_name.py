"""Another name of the input, which a flag may bind anew."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, layer=None):
        super().__init__()
        self.layer = layer

    def construct(self, x: Tensor):
        shortcut = x
        if self.layer is not None:
            shortcut = self.layer(x)
        shortcut[0] = 9  # expect: MSG703
        return shortcut


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
