"""The loop goes through what the list held before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outs = [x * 2, x]
        kept = outs
        kept[0] = x * 5  # expect: MSG702
        y = x
        for out in outs:
            y = y + out
        return y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
