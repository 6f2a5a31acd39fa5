"""The nested function returns what is new."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        outputs = []

        def scaled(value):
            return value * 2

        for i in range(2):
            outputs.append(scaled(x * i))
        return x + len(outputs)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
