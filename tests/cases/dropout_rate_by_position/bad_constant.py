"""A rate that stands at the head of the file."""
import mindspore as ms
from mindspore import Tensor, nn

RATE = 0.1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(RATE)  # expect: MSG820 [unsafe]
        self.set_train()

    def construct(self, x: Tensor):
        return (self.dropout(x) == 0).astype(ms.float32).mean() > 0.5


def inputs():
    return (Tensor([1.0] * 1000, ms.float32),)


def expected():
    return False


FIX_CHANGES_RESULT = "the rate is what PyTorch means by it"
