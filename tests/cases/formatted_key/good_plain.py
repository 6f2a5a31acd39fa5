"""No format, and a text made in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer0 = nn.ReLU()
        self.layer1 = nn.ReLU()
        self.layer02 = nn.ReLU()
        self.name = f"layer{2:02d}"

    def construct(self, x):
        for index in range(2):
            x = getattr(self, f"layer{index}")(x)
        return getattr(self, self.name)(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
