"""A name that only the cases bind: unbound for graph code when none of them matches."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "double"

    def construct(self, x):
        # expect: MSG109 [unsafe]
        if self.mode == "double":
            y = x * 2
        elif self.mode is None or self.mode == "halve":
            y = x / 2
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
