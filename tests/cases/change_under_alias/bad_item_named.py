"""What is taken out of the list is the item before the last."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outs = [x * 2]
        kept = outs
        kept.append(x)  # expect: MSG702
        x = outs[-1]
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
