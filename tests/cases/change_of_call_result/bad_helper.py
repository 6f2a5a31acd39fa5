"""What a method gives."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def get(self, items):
        return items

    def construct(self, x):
        items = [1, 2]
        self.get(items).reverse()  # expect: MSG234
        return x * len(items)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
