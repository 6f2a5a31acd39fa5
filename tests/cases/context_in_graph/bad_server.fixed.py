"""The parameter server."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.ops.constexpr
def _get_ps_context():
    return ms.get_ps_context("enable_ps")


class Net(nn.Cell):
    def construct(self, x: Tensor):
        enabled = _get_ps_context()  # expect: MSG608 [unsafe]
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
