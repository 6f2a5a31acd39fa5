"""With the mode, without padding, and what the source does not show."""
import mindspore as ms
from mindspore import Tensor, nn

SIZE = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(1, 2, 3, pad_mode="pad", padding=(1, 1, 1, 1))
        self.second = nn.Conv2d(2, 2, 3, padding=0)
        self.third = nn.Conv2d(2, 2, 3, 1, "pad", SIZE)

    def construct(self, x: Tensor):
        return self.third(self.second(self.first(x)))


def inputs():
    return (Tensor([[[[1.0, -2.0, 3.0], [4.0, 5.0, 6.0], [0.0, 1.0, 2.0]]]], ms.float32),)
