"""Of constants, the interpreter makes a constant, which compiles wherever one does."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scales = list([3, 2])  # expect: MSG225 [safe]
        return [v for v in [x, scales[0], None] if v is not None]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
