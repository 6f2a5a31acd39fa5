"""An axis is added in each round."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        n = x[0, 0]
        while n < 3:
            x = x.unsqueeze(0)  # expect: MSG339
            n = n + 1
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
