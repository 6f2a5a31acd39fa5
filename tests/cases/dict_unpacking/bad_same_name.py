"""The display unpacks the dict that it replaces: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {"scale": 2}
        options = {**options, "offset": 3}  # expect: MSG136
        return x * options["offset"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
