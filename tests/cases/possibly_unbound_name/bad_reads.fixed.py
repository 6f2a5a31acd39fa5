"""However the name is read: a comprehension, `+=`, a keyword, an item."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = None
        b = None
        c = None
        d = None
        if x.ndim == 1:
            a = 2
            b = x + 1
            c = 0
            d = [x, x]
        items = [x * a for _ in range(2)]  # expect: MSG301 [unsafe]
        b += 1  # expect: MSG301 [unsafe]
        total = ops.cumsum(x, axis=c)  # expect: MSG301 [unsafe]
        return items[0] + b + total + d[1]  # expect: MSG301 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
