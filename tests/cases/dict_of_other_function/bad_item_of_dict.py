"""A dict in a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        infos = {"all": {"first": x}}
        info = infos["all"]
        copied = info.copy()  # expect: MSG255
        return x + copied["first"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
