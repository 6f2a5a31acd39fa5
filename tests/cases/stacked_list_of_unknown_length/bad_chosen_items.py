"""A loop goes through those items of a Tensor that its values choose."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        out = []
        for item in x[x > 1]:
            out.append(item * 2)
        return ops.stack(out)  # expect: MSG324


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
