"""There are more keys than parts, so the last one finds nothing."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x, "second": x * 2}
        both = {}
        both.update(parts)
        both["third"] = x * 3  # expect: MSG137 [safe]
        return x + both["third"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
