"""`pop` in a function."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    y = items.pop()  # expect: MSG701 [unsafe]
    return y


class Net(nn.Cell):
    def construct(self, x):
        features = [x, x * 2]
        y = change(features, x)
        return y * len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
