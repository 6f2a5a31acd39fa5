"""A global dict in a helper function."""
import mindspore as ms
from mindspore import Tensor, nn


DEFAULTS = {"offset": 1}


def scale(options):
    merged = {**DEFAULTS, **options}  # expect: MSG136 [safe]
    return len(merged)


class Net(nn.Cell):
    def construct(self, x):
        return x * scale({"scale": 2})


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
