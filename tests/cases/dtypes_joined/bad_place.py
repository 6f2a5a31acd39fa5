"""A layer of floats, and the places of the maxima."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        if x.sum() > 0:
            y = self.dense(x).sum(-1)
        else:
            y = x.argmax(axis=-1)
        return y  # expect: MSG312


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
