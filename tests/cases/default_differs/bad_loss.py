"""The mean of the losses."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.SmoothL1Loss()  # expect: MSG840 [unsafe]

    def construct(self, x: Tensor, y: Tensor):
        return self.layer(x, y)


def run():
    x, y = Tensor([1.0, 2.0], ms.float32), Tensor([0.0, 0.0], ms.float32)
    return Net()(x, y).asnumpy().tolist()


def expected():
    return 1.0


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
