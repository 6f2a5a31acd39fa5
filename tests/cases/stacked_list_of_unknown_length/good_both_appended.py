"""Both branches append."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        parts = [x]
        if b > 1:
            parts.append(x * 2)
        else:
            parts.append(x * 3)
        return ops.stack(parts)


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
