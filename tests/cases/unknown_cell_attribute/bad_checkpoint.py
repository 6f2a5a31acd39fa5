"""What PyTorch's models call layers with, to save memory."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, scale=1.0):
        return x * scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.last = Block()

    def construct(self, x: Tensor):
        x = self._gradient_checkpointing_func(  # expect: MSG805 [unsafe]
            self.first.__call__,
            x,
            scale=2.0,
        )
        return self.checkpointed(self.last.__call__, x)  # expect: MSG805 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
