"""In comments of the tool: for a line, the next one, a block."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        # msgraph-lint: disable=MSG1, possibly-unbound-name  # expect: MSG901 [safe], MSG901 [safe]
        y = x + 1  # msgraph-lint: disable  # expect: MSG901 [safe]
        # msgraph-lint: disable-next=all  # expect: MSG901 [safe]
        return x * y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
