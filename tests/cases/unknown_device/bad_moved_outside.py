"""Outside the graph, a Tensor is sent to a device that has a number."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def moved():
    x = ops.ones((2, 2), ms.float32)
    return x.to("cuda:0")  # expect: MSG814


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = moved()

    def construct(self, x: Tensor):
        return x + self.weight


def inputs():
    return (Tensor([1.0]),)
