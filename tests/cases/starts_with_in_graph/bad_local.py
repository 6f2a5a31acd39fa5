"""A local name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mode = "train_fast"
        if mode.endswith("fast"):  # expect: MSG619 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
