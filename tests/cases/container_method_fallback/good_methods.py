"""Methods that graph code has."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [3, 1]
        options = {"scale": x}
        return options.get("shift", x * 2) * items.index(1) * items.count(3)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
