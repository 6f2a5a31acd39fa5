"""Two layers of the same class."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.dense = nn.Dense(3, 4)
        self.dense_1 = nn.Dense(4, 2)

    def construct(self, x):
        x = self.dense(x)  # expect: MSG509 [unsafe]
        return self.dense_1(x)  # expect: MSG509 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
