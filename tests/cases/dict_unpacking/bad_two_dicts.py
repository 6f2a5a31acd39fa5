"""Two dicts in one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        sizes = {"height": 2}
        colours = {"depth": 3}
        both = {**sizes, **colours}  # expect: MSG136 [safe]
        return x * len(both)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
