"""A key."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _replace(text):
    return text.replace("_fast", "")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        factors = {"train": 2, "eval": 1}
        return x * factors[_replace(self.mode)]  # expect: MSG629 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
