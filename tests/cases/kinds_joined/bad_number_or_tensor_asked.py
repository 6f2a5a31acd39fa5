"""A number has no `mean`: what has it is the Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, width=3):
        super().__init__()
        self.relu = nn.ReLU() if width == 3 else None
        self.act = nn.ReLU()

    def construct(self, x: Tensor):
        if self.relu is None:
            out = 0
        else:
            out = self.relu(x)
        if out.mean() > 100.0:
            return (out, out)
        return self.act(x + out)  # expect: MSG313


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
