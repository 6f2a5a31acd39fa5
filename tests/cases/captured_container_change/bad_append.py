"""A list collects."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        outputs = []

        def add(value):
            outputs.append(value)  # expect: MSG717

        for i in range(2):
            add(x * i)
        return x + len(outputs)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
