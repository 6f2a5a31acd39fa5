"""New lists and dicts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [3, 1]
        others = list(items)
        others[0] = 5
        options = {"scale": 3}
        changed = dict(options)
        changed["scale"] = 4
        return x * items[0] + others[0] + changed["scale"] + options["scale"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
