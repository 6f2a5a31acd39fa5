"""It is made longer by `+=`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x]
        if x.max() < 1.0:
            items += [x * 2]
        return items[-1] * items[0]  # expect: MSG337


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
