"""The text has a name first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer00 = nn.ReLU()

    def construct(self, x):
        name = f"layer{0:02d}"  # expect: MSG732
        return getattr(self, name)(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
