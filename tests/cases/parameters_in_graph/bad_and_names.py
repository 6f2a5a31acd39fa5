"""Parameters and their names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        loss = x.sum()
        for _, weight in self.parameters_and_names():  # expect: MSG605
            loss = loss + weight.sum()
        return loss


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
