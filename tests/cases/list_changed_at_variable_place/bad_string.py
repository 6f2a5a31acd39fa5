"""A string is set."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        names = ["a", "b", "c"]
        names[best] = "best"  # expect: MSG249
        return names


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
