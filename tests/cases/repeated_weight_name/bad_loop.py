"""A loop whose turns create layers of different sizes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for inputs, outputs in ((3, 4), (4, 2)):
            x = nn.Dense(inputs, outputs)(x)  # expect: MSG509
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
