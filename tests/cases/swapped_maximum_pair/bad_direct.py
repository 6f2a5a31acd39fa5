"""PyTorch gives the values first."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        values, index = ops.ArgMaxWithValue(axis=1)(x)  # expect: MSG834 [unsafe]
        return values, index


def run():
    values, index = Net()(Tensor([[1.0, 5.0, 2.0]], ms.float32))
    return values.asnumpy().tolist(), index.asnumpy().tolist()


def expected():
    return ([5.0], [1])


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
