"""A list that a function appends to."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items.append(x)  # expect: MSG701 [unsafe]


class Net(nn.Cell):
    def construct(self, x):
        features = [x]
        change(features, x * 2)
        return x * len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
