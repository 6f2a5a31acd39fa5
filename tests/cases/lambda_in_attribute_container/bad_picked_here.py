"""Out of a dict that `__init__` makes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        acts = {
            'add': lambda a: a + 1,
            'double': lambda a: a * 2,
        }
        self.act = acts['double']

    def construct(self, x):
        return self.act(x)  # expect: MSG126


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
