"""An input list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, items):
        items.append(items[0] * 2)  # expect: MSG714
        return items[0] * len(items)


def inputs():
    return ([Tensor([1.0, 2.0, 3.0], ms.float32)],)
