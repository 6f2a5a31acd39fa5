"""Under a name."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _strip(text):
    return text.strip()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        mode = _strip(self.mode)  # expect: MSG629 [safe]
        if mode == "train_fast":
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
