"""A dtype of Python is translated, in a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)

    def cast(self, x):
        return x.astype(ms.pytype_to_dtype(float))  # expect: MSG688

    def construct(self, x: Tensor):
        return self.cast(x) * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
