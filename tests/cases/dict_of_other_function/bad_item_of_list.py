"""An item of a list of dicts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        infos = [{"first": x}, {"first": x * 2}]
        first = infos[0].pop("first")  # expect: MSG255
        return x + first


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
