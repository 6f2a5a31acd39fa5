"""In a helper method, several in a row."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _replace():
    return "-".join(["fa", "st"]).replace("-", "")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def kind(self):
        text = _replace()  # expect: MSG629 [safe]
        if text == "fast":
            return "fast"
        return "slow"

    def construct(self, x: Tensor):
        if self.kind() == "fast":
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
