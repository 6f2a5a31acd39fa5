"""`__init__` sets the layer anew, which needs no shape then."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = nn.Dense(2, 2)
        self.layer = nn.Identity()

    def construct(self, x: Tensor):
        y = Tensor(x.asnumpy() * 2)  # expect: MSG601
        return self.layer(y)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
