"""The epsilon."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.LayerNorm((2,), epsilon=1e-5)  # expect: MSG840 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def run():
    return [round(each, 2) for each in Net()(Tensor([[0.0, 0.001]], ms.float32)).asnumpy()[0].tolist()]


def expected():
    return [-0.16, 0.16]


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
