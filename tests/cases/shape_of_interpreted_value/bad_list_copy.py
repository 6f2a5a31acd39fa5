"""A Tensor out of a copied list: not even its dtype is known, nor what is computed from it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def construct(self, x: Tensor):
        pair = [x, x * 2]
        y = pair.copy()[1]  # expect: MSG225 [safe]
        return self.dense(y.abs() + x)  # expect: MSG672 [safe]


def run():
    return Net()(Tensor([[1.0, 2.0]], ms.float32))
