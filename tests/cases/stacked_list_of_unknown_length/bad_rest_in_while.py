"""The rest gets shorter by as many items as the values say, until there is none."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        order = x.argsort()
        keep = []
        while order.shape[0] > 0:
            keep.append(order[0])
            order = order[order > order[0]]
        return ops.stack(keep)  # expect: MSG324


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
