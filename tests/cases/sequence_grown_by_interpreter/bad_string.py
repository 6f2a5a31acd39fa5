"""A string."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        name = ""
        for _ in reversed([x, x + 1]):  # expect: MSG668
            name += "a"  # expect: MSG359
        return x if name == "aa" else x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
