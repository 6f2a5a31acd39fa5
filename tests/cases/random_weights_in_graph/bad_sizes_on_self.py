"""Sizes that `__init__` put on `self`, and a method that `construct` calls once."""
import mindspore as ms
from mindspore import Tensor, nn

FIX_CHANGES_RESULT = "the original draws new weights at each call"

WIDTH = 4


class Net(nn.Cell):
    def __init__(self, outputs=2):
        super().__init__()
        self.inputs = 3
        self.outputs = outputs
        self.hidden = nn.ReLU()  # the name is taken

    def project(self, x):
        hidden = nn.Dense(self.inputs, WIDTH, has_bias=False)  # expect: MSG501 [unsafe]
        return hidden(x)

    def construct(self, x):
        return self.hidden(self.project(x))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
