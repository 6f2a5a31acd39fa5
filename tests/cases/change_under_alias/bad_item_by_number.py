"""An item under a name, whichever it is."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a = [x * 1, x * 2]
        for i in range(2):
            row = a[i]
            row[0] = 0.0  # expect: MSG702
        return ops.stack(a)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
