"""Arguments from a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        options = {"end": ""}
        print("x", **options)  # expect: MSG123
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
