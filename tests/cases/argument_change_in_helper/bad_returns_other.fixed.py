"""The function returns something else: the list is a copy all the same."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items.append(x)  # expect: MSG701 [unsafe]
    return items[-1], items


class Net(nn.Cell):
    def construct(self, x):
        features = [x]
        y, features = change(features, x * 2)
        return y * len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
