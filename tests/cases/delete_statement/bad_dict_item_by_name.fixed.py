"""A dict item deleted by a key that has a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": x, "shift": x + 1}
        k = "scale"
        options = {k_1: v for k_1, v in options.items() if k_1 != k}  # expect: MSG101 [safe]
        return options["shift"] * len(options)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
