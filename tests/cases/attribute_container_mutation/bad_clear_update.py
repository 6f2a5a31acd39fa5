"""A list and dicts emptied and updated."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]
        self.scales = {"a": 1}
        self.more = {"a": 1}

    def construct(self, x):
        self.sizes.clear()  # expect: MSG206
        self.scales.update({"a": 4})  # expect: MSG206
        self.more.clear()  # expect: MSG206
        return x + len(self.sizes) + self.scales["a"] + len(self.more)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
