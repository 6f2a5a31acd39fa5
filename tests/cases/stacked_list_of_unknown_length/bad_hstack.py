"""A branch on a Tensor, stacked by `hstack`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        items = [x]
        if x.sum() > 1:
            items.append(x)
        return ops.hstack(items)  # expect: MSG324


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
