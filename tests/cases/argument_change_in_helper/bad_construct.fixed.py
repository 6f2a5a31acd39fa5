"""A Cell that is made where it is called collects in the lists of its caller, as in Reformer."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Reversible(nn.Cell):
    def construct(self, hidden, layers, states, is_kept):
        first, second = hidden.chunk(2, -1)
        for layer in layers:
            if is_kept:
                states.append(second)  # expect: MSG701 [unsafe]
            second = layer(second)
        return ops.cat([first, second], -1), states


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])

    def construct(self, x: Tensor):
        states = []
        x, states = Reversible()(x, self.layers, states, True)
        return x * len(states)


def inputs():
    return (Tensor([[1.0, 2.0, 3.0, 4.0]], ms.float32),)
