"""Behind a name, and in a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        outputs = {"logits": x, "loss": None}  # expect: MSG409
        return x, outputs


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
