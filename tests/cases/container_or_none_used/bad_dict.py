"""A dict is asked for a key, under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = None
        if x.mean() > 0:
            parts = {'first': x}
        other = parts  # expect: MSG357
        return other['first'] + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
