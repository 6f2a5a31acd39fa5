"""An item of a list."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items[0] = x  # expect: MSG701 [unsafe]
    return items


class Net(nn.Cell):
    def construct(self, x):
        features = [x, x]
        features = change(features, x * 3)
        return features[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
