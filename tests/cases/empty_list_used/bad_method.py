"""A method appends in a loop, and the list is stacked."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def collect(self, parts, part):
        parts.append(part)  # expect: MSG733

    def construct(self, x):
        parts = []
        for scale in (1, 2):
            self.collect(parts, x * scale)
        return ops.stack(parts)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
