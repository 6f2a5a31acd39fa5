"""`phase` is MindSpore's: `set_train` writes it."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "what `phase` is in PyNative is what MindSpore wrote there, not what the network set"


class Net(nn.Cell):
    def __init__(self, phase="test"):
        super().__init__()
        self.stage = phase  # expect: MSG832 [unsafe]

    def construct(self, x: Tensor):
        if self.stage == "test":
            return x * 10
        return x


def run():
    net = Net()
    net.set_train(False)
    return net(Tensor([1.0], ms.float32))


def expected():
    return Tensor([10.0], ms.float32)
