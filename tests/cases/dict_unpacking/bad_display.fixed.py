"""One dict unpacked into another, and a new item read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = {"height": 2, "width": 3}
        options = {}
        options.update(sizes)
        options["scale"] = 4  # expect: MSG136 [safe]
        return x * options["scale"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
