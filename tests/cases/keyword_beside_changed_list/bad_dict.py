"""A Tensor is read from a dict."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = [2, 3, 1, 1, 1, 1]
        sizes.pop()  # expect: MSG251 [safe], MSG712 [safe]
        parts = {"x": x}
        return parts["x"] * sizes[0]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
