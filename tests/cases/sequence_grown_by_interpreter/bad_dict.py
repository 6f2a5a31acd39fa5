"""A dict of which the loop sets an item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        found = {}
        for state in reversed([x, x + 1]):  # expect: MSG668
            found["last"] = state  # expect: MSG359
        return found["last"] * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
