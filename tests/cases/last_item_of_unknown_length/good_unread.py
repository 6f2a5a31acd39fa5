"""Nothing reads the item: the compiler drops it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        if x.sum() > 6.0:
            items.append(x * 2)
        last = ops.relu(items[-1])
        last = x + 1
        return last


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
