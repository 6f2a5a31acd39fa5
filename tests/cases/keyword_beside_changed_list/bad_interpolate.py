"""`interpolate` makes a dict."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        sizes = [4]
        sizes.extend([6])  # expect: MSG251 [safe]
        return ops.interpolate(x.reshape(1, 1, 2, 3), (4, 6)) * len(sizes)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
