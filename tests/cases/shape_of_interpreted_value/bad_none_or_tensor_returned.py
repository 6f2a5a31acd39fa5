"""What a helper returns is None or a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")

    def select(self, x):
        if x.sum() > 100:
            return None
        return x * 2  # expect: MSG403

    def construct(self, x: Tensor):
        part = self.select(x)
        if part is not None:
            x = part
        return self.dense(x)  # expect: MSG672


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
