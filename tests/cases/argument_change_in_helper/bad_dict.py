"""An item of a dict, and `update`."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items["k"] = x  # expect: MSG701 [unsafe]
    items.update({"m": x})  # expect: MSG701 [unsafe]


class Net(nn.Cell):
    def construct(self, x):
        options = {"k": x, "m": x}
        change(options, x * 3)
        return options["k"] + options["m"]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
