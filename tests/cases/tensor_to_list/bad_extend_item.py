"""Lists in a list, which grow by the numbers of Tensors."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[], []]
        totals = ops.relu(x).sum(0)
        for i in range(2):
            rows[i].extend(totals.tolist())  # expect: MSG624
        return x * totals


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
