"""PyNative draws new weights at each call, the graph does not."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.dense = nn.Dense(3, 2, "normal", has_bias=False)

    def construct(self, x):
        return self.dense(x)  # expect: MSG501 [unsafe]


def run():
    net = Net()
    x = Tensor([[1.0, 2.0, 3.0]], ms.float32)
    return bool((net(x) == net(x)).all())
