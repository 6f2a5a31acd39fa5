"""The other branch adds."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        kept = []
        for row in range(3):
            if x[row].sum() > 0:
                kept.append(x[row])
            else:
                continue
        return kept[0] + x[0]  # expect: MSG363


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
