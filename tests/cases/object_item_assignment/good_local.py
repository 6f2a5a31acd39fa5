"""A copy, and what is read only."""
import mindspore as ms
from mindspore import Tensor, nn


class Trace:
    def __init__(self):
        self.scales = [1, 2]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.trace = Trace()

    def construct(self, x):
        scales = list(self.trace.scales)
        scales[0] = 5
        outputs = []
        for scale in scales:
            outputs.append(x * scale)
        return outputs[0] + outputs[1]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
