"""A list with items, that a loop over what the interpreter made appends to."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        given = [x, x * 2]
        parts = [x]
        for part in list(given):  # expect: MSG225 [safe]
            parts.append(part)  # expect: MSG232 [safe]
        return ops.stack(parts)


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
