"""Gradients are not kept in Parameters."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)
        for parameter in self.fc.trainable_params():
            parameter.grad.fill(0.0)  # expect: MSG804

    def construct(self, x: Tensor):
        return self.fc(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
