"""The keys of a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        options = {1: 2, 3: 4}
        return x * list(map(lambda key: key + 1, options))[0]  # expect: MSG331


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
