"""The state."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        state = self.dense.state_dict()  # expect: MSG621
        return self.dense(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
