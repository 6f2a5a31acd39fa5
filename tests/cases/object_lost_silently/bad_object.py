"""An object of a class of the project is returned beside a Tensor."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Bag:
    def __init__(self, first):
        self.items = [first]

    def append(self, item):
        self.items.append(item)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        bag = Bag(x)  # expect: MSG516
        bag.append(x * 2)  # expect: MSG263
        return x, bag


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
