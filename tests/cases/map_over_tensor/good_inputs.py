"""A sequence of Tensors that enters the graph."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, xs):
        return list(map(ops.relu, xs))[0]


def inputs():
    return ([Tensor([1.0], ms.float32)],)
