"""The interpreter runs the methods of the object, so that nothing in them is lost or refused."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Pyramid:
    def __init__(self, x):
        self.levels = [x]
        self.calls = 0

    def push(self, x):
        self.levels.append(x)
        self.calls += 1

    def __call__(self, at):
        first, second = ops.split(at, [1, 3], axis=-1)
        out = []
        for level in self.levels:
            out.append(level * first.mean() + second.sum())
        del first
        return ops.stack(out).sum(0)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pyramid = Pyramid(x)  # expect: MSG516
        pyramid.push(x * 2)
        y = x
        for _ in range(2):
            y = y + pyramid(y)
        return y


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
