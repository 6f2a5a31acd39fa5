"""Loops over such Tensors that make no list, and a Tensor that gets shorter by a number known."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        order = x.argsort()
        keep = []
        while order.shape[0] > 0:
            keep.append(order[0])
            order = order[1:]
        total = ops.zeros_like(x)
        places = ops.nonzero(x > 1)
        for i in range(places.shape[0]):
            total = total + x[places[i, 0]]
        return ops.stack(keep), total, ops.stack([item for item in x])


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
