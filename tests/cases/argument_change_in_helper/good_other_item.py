"""The caller reads what did not change."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items[0] = x * 3
    return items[0]


class Net(nn.Cell):
    def construct(self, x):
        features = [x, x * 2]
        y = change(features, x)
        return y + features[1]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
