"""A loop goes through a list of dicts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        infos = [{"first": x, "second": x}, {"first": x * 2, "second": x}]
        for info in infos:
            first = info.pop("first", None)  # expect: MSG255
            x = x + first
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
