"""An object that a method of the network keeps, as attention processors are kept."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Processor:
    def __init__(self):
        self.calls = 0

    def attend(self, x, mask=None):
        self.calls += 1  # expect: MSG245
        scores = ops.matmul(x * 0.5, x.swapaxes(1, 2))
        return scores if mask is None else scores + mask


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.set_processor(Processor())

    def set_processor(self, processor):
        self.processor = processor

    def construct(self, x: Tensor):
        return self.processor.attend(x)  # expect: MSG531


def inputs():
    return (Tensor([[[1.0, 2.0], [3.0, 4.0]]], ms.float32),)
