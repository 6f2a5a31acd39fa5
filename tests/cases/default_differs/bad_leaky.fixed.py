"""The slope."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.LeakyReLU(alpha=0.01)  # expect: MSG840 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def run():
    return round(float(Net()(Tensor([-1.0], ms.float32)).asnumpy()[0]), 4)


def expected():
    return -0.01


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
