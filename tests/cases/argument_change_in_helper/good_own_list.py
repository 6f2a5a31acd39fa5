"""The function changes a list of its own."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items = [x, x]
    items.append(x)
    return x * len(items)


class Net(nn.Cell):
    def construct(self, x):
        features = [x]
        y = change(features, x)
        return y * len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
