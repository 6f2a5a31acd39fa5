"""A loop over the values."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b > 1:
            outputs = {"first": x}
        else:
            outputs = {"first": x, "second": x * 2}
        for value in outputs.values():  # expect: MSG322
            x = x + value
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
