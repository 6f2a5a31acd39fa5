"""A method, called in a loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def collect(self, items, x):
        items.append(x)  # expect: MSG701 [unsafe]
        return items

    def construct(self, x):
        features = []
        for i in range(3):
            features = self.collect(features, x * i)
        return x * len(features)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
