"""A dict argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, options=None):
        if options is not None:  # expect: MSG404 [safe]
            x = x * options["scale"]
        return x


def inputs():
    x = Tensor([1.0, 2.0], ms.float32)
    return x, {"scale": x}
