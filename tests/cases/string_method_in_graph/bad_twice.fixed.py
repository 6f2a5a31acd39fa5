"""The same twice."""
import mindspore as ms
from mindspore import Tensor, nn, ops


@ops.constexpr
def _split(text):
    return text.split("_")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "train_fast"

    def construct(self, x: Tensor):
        first = _split(self.mode)[0]  # expect: MSG629 [safe]
        mode = "eval_slow"
        second = _split(mode)[0]  # expect: MSG629 [safe]
        if first == "train" and second == "eval":
            return ops.relu(x)
        return x


def inputs():
    return (Tensor([1.0, -2.0], ms.float32),)
