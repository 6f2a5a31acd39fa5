"""Both branches of an `if` in the loop bind it."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, routing=3):
        super().__init__()
        self.routing = routing

    def route(self, x):
        b = ops.zeros_like(x)
        v = None
        for step in range(self.routing):
            if step == self.routing - 1:
                v = x + b
            else:
                v = x * 2
                b = b + v
        return v  # expect: MSG302 [unsafe]

    def last(self, steps):
        h = None
        c = None
        for step, now in enumerate(steps):
            if step == 0:
                h, c = now, now
            else:
                h, c = h + now, c * now  # expect: MSG302 [unsafe], MSG302 [unsafe]
        return h + c

    def construct(self, x):
        return self.route(x) + self.last((x, x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
