"""A local name."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _length(text):
    return len(text)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        mode = "abc"
        for _ in range(_length(mode)):  # expect: MSG620 [safe]
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
