"""A layer with a local name, used twice: one layer."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.linear = nn.Dense(3, 3, has_bias=False)

    def construct(self, x):
        linear = self.linear  # expect: MSG501 [unsafe]
        return linear(self.relu(linear(x)))  # twice the same weights


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
