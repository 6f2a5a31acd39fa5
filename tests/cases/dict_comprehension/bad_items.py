"""Over the items of a dict with Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        parts = {"a": x, "b": x + 1}
        doubled = {k: v * 2 for k, v in parts.items()}  # expect: MSG130 [safe]
        return doubled["a"] + doubled["b"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
