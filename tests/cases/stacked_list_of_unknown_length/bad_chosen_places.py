"""A loop goes through the places where a condition holds."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        places = ops.nonzero(x > 1)
        out = []
        for i in range(places.shape[0]):
            out.append(x[places[i, 0]])
        return ops.stack(out)  # expect: MSG324


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
