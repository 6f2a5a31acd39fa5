"""An empty dict is filled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = {"height": 2, "width": 3}
        options = {}
        options.update(sizes)
        options["scale"] = 4
        return x * options["scale"] * options["width"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
