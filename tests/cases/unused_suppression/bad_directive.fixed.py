"""In comments of the tool: for a line, the next one, a block."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        # expect: MSG901 [safe], MSG901 [safe]
        y = x + 1  # expect: MSG901 [safe]
        # expect: MSG901 [safe]
        return x * y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
