"""Added up by a generator."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x]
        if x.sum() > 1:
            parts.append(x * 2)
        return x + sum(part * 2 for part in parts)  # expect: MSG324


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
