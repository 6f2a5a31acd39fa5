"""A condition on the argument chooses the default."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        by = 2 if x.ndim > 1 else 3
        other = 1
        if x.shape[0] > 1:
            other = 2

        def scaled(y, times=by, more=other):  # expect: MSG413, MSG413
            return y * times + more

        return scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
