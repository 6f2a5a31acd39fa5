"""A momentum that stands at the head of the file."""
import mindspore as ms
from mindspore import Tensor, nn

MOMENTUM = 0.1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(1, momentum=1 - MOMENTUM)  # expect: MSG821 [unsafe]

    def construct(self, x: Tensor):
        return self.norm(x)


def run():
    net = Net()
    net.set_train()
    net(Tensor([[1.0], [10.0]], ms.float32))
    return net.norm.moving_mean.asnumpy()[0]


def expected():
    return 0.55


FIX_CHANGES_RESULT = "the moving mean is what PyTorch's is"
