"""A dict out of a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        infos = ({"first": x}, {"first": x * 2})
        one, other = infos
        made = dict(other)  # expect: MSG255
        return x + one["first"] + made["first"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
