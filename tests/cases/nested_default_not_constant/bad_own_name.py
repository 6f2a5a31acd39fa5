"""The default is a name like the parameter, even of a constant or beside what is captured."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        by, more = 2, x + 1
        add = lambda y, by=by: y + by  # expect: MSG413

        def scaled(y, by=by + 1):  # expect: MSG413
            return y * by + more

        return scaled(add(x))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
