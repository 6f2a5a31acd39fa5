"""`_no_grad` of MindSpore (2.0 does not have it)."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        with ms._no_grad():  # expect: MSG105 [unsafe]
            y = x * 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
