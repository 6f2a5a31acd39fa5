"""In a helper method, with comments, without `_`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = "double"

    def scaled(self, x):
        y = x
        # which way
        match self.mode:  # expect: MSG109 [safe]
            # twice
            case "double":  # by two
                y = x * 2
            case "halve":
                y = x / 2
        return y

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
