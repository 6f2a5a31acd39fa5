"""No padding, in PyTorch."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Conv2d(1, 1, 3, has_bias=False)  # expect: MSG841 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def run():
    return Net()(ops.ones((1, 1, 8, 8), ms.float32)).shape


def expected():
    return (1, 1, 6, 6)


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
