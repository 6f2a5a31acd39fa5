"""A dict on self of as many layers as a comprehension makes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = {name: nn.Dense(2, 2) for name in ("low", "high")}

    def construct(self, x):
        for head in self.heads.values():  # expect: MSG519
            x = head(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
