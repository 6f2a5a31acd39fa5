"""In a condition."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _length(text):
    return len(text)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        if _length(self.mode) > 3:  # expect: MSG620 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
