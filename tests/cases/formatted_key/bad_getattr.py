"""An attribute looked up by a padded number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer00 = nn.ReLU()
        self.layer01 = nn.ReLU()

    def construct(self, x):
        for index in range(2):
            x = getattr(self, f"layer{index:02d}")(x)  # expect: MSG732
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
