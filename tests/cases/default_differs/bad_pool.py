"""PyTorch moves a pool by its size."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.MaxPool2d(2)  # expect: MSG840 [unsafe]

    def construct(self, x: Tensor):
        return self.layer(x)


def run():
    return Net()(Tensor([[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]]], ms.float32)).asnumpy().tolist()


def expected():
    return [[[[6.0, 8.0]]]]


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
