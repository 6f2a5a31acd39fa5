"""One of two choices."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, p=0.0):
        super().__init__()
        self.act = nn.Dropout(p=p) if p > 0 else lambda x: x

    def construct(self, x: Tensor):
        return self.act(x)  # expect: MSG139


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
