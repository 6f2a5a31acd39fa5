"""The next round of the loop changes what the list holds."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        outs = []
        for i in range(2):
            y[0] = 5.0 + i  # expect: MSG702
            outs.append(y)
        return outs[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
