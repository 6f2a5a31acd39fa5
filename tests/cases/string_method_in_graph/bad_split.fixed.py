"""A part of the text."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _split(text):
    return text.split("_")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        if _split(self.mode)[0] == "train":  # expect: MSG629 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
