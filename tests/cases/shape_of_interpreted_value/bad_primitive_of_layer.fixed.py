"""A Primitive that the layer above has made hands on what the interpreter made."""
import mindspore as ms
from mindspore import Tensor, nn


class Norm(nn.LayerNorm):
    def __init__(self, dim):
        super().__init__((dim,))

    def construct(self, x: Tensor):
        y, _, _ = self.layer_norm(x, self.gamma, self.beta)
        return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = Norm(2)
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        pair = [x, x * 2]
        y = list(pair)[1]  # expect: MSG225 [safe]
        y = self.norm(y)
        return self.dense(y)  # expect: MSG672 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
