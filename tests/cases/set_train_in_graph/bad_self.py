"""The Cell's own mode."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        self.set_train()  # expect: MSG611
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
