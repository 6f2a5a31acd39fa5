"""What a Tensor decides, and nothing shows what would join: advice only."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        if x.sum() > 0:
            a = self.dense(x)
        return a.sum() - a.sum()  # expect: MSG301


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
