"""A dict item deleted by a constant key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": x, "shift": x + 1}
        del options["scale"]  # expect: MSG101 [safe]
        return options["shift"] * len(options)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
