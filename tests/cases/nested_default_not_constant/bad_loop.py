"""The default is what a loop goes through, or what was there before the loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        by = 3
        for i in range(2):

            def scaled(y, times=i):  # expect: MSG413
                return y * times

            x = x + scaled(x)

        def add(y, other=by):  # expect: MSG413
            return y + other

        return add(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
