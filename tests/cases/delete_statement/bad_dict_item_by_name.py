"""A dict item deleted by a key that has a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": x, "shift": x + 1}
        k = "scale"
        del options[k]  # expect: MSG101 [safe]
        return options["shift"] * len(options)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
