"""A method that calls itself until its argument is small."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def halve(self, x):
        if x.sum() < 1:
            return x
        return self.halve(x / 2)  # expect: MSG338

    def construct(self, x):
        return self.halve(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
