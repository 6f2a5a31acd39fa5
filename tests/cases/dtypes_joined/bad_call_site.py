"""The dtype of an argument is shown by the call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, b):
        if b > 1:
            return x
        return x.astype(ms.float16)  # expect: MSG312


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32))
