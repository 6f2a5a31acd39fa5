"""What the graph computes itself is understood."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        both = (x * 2, x)[0]
        values, indices = ops.topk(both, 1)
        return ops.maximum(x, both), values, indices, ops.ravel(both)


def inputs():
    return (Tensor([[1.0, 2.0], [4.0, 3.0]], ms.float32),)
