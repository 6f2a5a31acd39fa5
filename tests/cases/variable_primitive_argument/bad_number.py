"""Numbers that come from a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        axis = int(x.sum()) - 14
        x = ops.Concat(axis)((x, x))  # expect: MSG515
        return ops.ReduceSum(keep_dims=bool(x.sum() > 0))(x, 1)  # expect: MSG515


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
