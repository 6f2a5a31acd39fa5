"""A list that is bound anew."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.append(x * 3)
        items.insert(0, x)
        double = lambda t: t * 2
        if x.shape[0] == 2:
            x = double(items[0])
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
