"""An object that graph code makes keeps a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class State:
    def __init__(self):
        self.kept = None

    def keep(self, x):
        self.kept = x  # expect: MSG222

    def doubled(self):
        return self.kept * 2



class Net(nn.Cell):
    def construct(self, x):
        state = State()  # expect: MSG517
        state.keep(x)
        return state.doubled()


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
