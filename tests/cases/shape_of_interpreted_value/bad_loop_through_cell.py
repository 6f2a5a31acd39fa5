"""A Cell that a loop calls hands on what the interpreter made, and gets it back."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Holder:
    def __init__(self, value):
        self.value = value


class Update(nn.Cell):
    def construct(self, state, given):
        joined = ops.cat([state, ops.relu(given)], axis=1)  # expect: MSG753
        return state * 2, joined * 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.update = Update()
        self.dense = nn.Dense(4, 2)

    def construct(self, x: Tensor):
        made = Holder(x * 2).value  # expect: MSG516
        state, y = ops.tanh(x), x
        for _ in range(2):
            given = made + y
            state, change = self.update(state, given)
            y = y + self.dense(change)  # expect: MSG672
        return y, state


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
