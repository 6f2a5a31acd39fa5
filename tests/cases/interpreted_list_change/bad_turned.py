"""A list that a loop turns round."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = [x, x * 2]
        for _ in reversed([x, x + 1]):  # expect: MSG668
            parts.reverse()  # expect: MSG232
        return ops.stack(parts)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
