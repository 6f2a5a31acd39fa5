"""A mode that changes: the second branch is not even compiled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "warm-up"

    def construct(self, x):
        if self.mode == "warm-up":
            self.mode = "steady"  # expect: MSG218
            return x
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
