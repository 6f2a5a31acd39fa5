"""Both in a nested function."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        def twice(t):
            print(t.shape)
            def double(u):
                return u * 2  # expect: MSG353 [safe]
            if t.shape[0] == 2:
                t = double(t)
            return t

        return twice(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
