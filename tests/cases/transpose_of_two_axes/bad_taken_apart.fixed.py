"""Of what an operator takes apart, and of what is reduced along one axis."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.product = ops.BatchMatMul(transpose_b=True)

    def construct(self, x: Tensor):
        parts = ops.transpose(ops.reshape(x, (2, 2, 3, 1, 4)), (2, 0, 3, 1, 4))
        q, k, v = ops.unstack(parts, axis=0)
        scores = self.product(q, k).swapaxes(-1, -2)  # expect: MSG655 [safe]
        b, c, h, w = v.shape
        mean = v.mean(axis=1).swapaxes(1, 2)  # expect: MSG655 [safe]
        return scores, mean, c


def inputs():
    return (Tensor([[float(number) for number in range(24)]] * 2, ms.float32),)
