"""Under a name."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        given = [x, x * 2]
        parts = [part * 2 for part in list(given)]  # expect: MSG745 [safe], MSG225 [safe]
        return ops.stack(parts)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
