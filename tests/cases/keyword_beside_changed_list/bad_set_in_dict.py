"""The Tensor is put into the dict, and read from it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = [2]
        sizes.extend([3])  # expect: MSG251 [safe]
        parts = {}
        parts["x"] = x.reshape(sizes)
        return parts["x"]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
