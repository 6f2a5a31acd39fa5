"""A branch on the mode."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _get_context():
    return ms.get_context("mode")


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if _get_context() == ms.GRAPH_MODE:  # expect: MSG608 [unsafe]
            return x * 2
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
