"""Another nested function reads the item."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        seen = {"scale": 1}

        def note(t):
            seen["scale"] = 3  # expect: MSG717
            return t + 1

        def scaled(t):
            return t * seen["scale"]

        y = note(x)
        return scaled(y)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
