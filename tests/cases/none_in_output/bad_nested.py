"""In a tuple in a tuple, and behind a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        outputs = (x, (x * 2, None))  # expect: MSG405
        return outputs


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
