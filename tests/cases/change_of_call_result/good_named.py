"""Names, items and other methods."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def get(self, items):
        return items

    def construct(self, x):
        groups = {"a": [x]}
        items = self.get([1, 2])
        items.append(3)
        groups["a"].append(x * 2)
        self.get(items).count(1)
        return groups["a"][1] * len(items)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
