"""A list that may stay empty is stacked."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        kept = []
        for row in x:
            if row.sum() > 100:
                break
            kept.append(row)
        return ops.stack(kept)  # expect: MSG363


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
