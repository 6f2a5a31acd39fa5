"""The axes are given one by one, and the shape of another Tensor is taken over."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def first(self, x):
        parts = {"a": x * 2}
        y = parts["a"]  # expect: MSG227 [safe]
        return y.permute(0, 2, 1)

    def second(self, x):
        parts = {"a": x * 2}
        y = parts["a"]  # expect: MSG227 [safe]
        return y.reshape(x.shape)

    def construct(self, x):
        return self.first(x), self.second(x)


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
