"""A ParameterTuple made in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")
        self.weights = ms.ParameterTuple(self.trainable_params())

    def construct(self, x: Tensor):
        loss = x.sum()
        for weight in self.weights:
            loss = loss + weight.sum()
        return loss


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
