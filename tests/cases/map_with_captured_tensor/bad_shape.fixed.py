"""A number of a shape."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        heads = x.shape[-1]
        q, k, v = [t.reshape(-1, heads, 1) for t in (x, x, x)]  # expect: MSG329 [safe]
        return q + k + v


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
