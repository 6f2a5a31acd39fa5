"""Lists, tuples, ranges, shapes, the keys and items of a dict."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = list(map(lambda v: v + 1, ops.split(x, 1)))[0]
        b = list(map(lambda v: v + 1, x.shape))[0]
        c = list(map(lambda v: v + 1, {1: 2}.keys()))[0]
        d = list(map(lambda v: v[1] + 1, {1: 2}.items()))[0]
        e, f = map(int, (1.5, 2.5))
        return a * b * c * d * e * f


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
