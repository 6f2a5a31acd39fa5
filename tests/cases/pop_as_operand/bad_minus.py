"""With a minus sign, from a list that enters the graph."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, items):
        return -items.pop()  # expect: MSG716, MSG715


def inputs():
    return ([Tensor([1.0, 2.0, 3.0], ms.float32), Tensor([1.0, 2.0, 3.0], ms.float32)],)
