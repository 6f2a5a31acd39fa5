"""Tensors that are put into a list without items, and stacked: an RNN that runs backwards."""

import mindspore as ms
from mindspore import Tensor, nn, ops


CALLS = 3


class Net(nn.Cell):
    def construct(self, x):
        state = x[0]
        outputs = []
        for step in range(x.shape[0] - 1, -1, -1):
            state = ops.tanh(state + x[step])
            outputs[0:0] = [state]  # expect: MSG713 [safe]
        return ops.stack(outputs)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
