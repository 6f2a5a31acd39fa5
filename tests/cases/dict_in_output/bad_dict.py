"""A dict of outputs."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        return {"logits": x, "loss": x * 2}  # expect: MSG409


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
