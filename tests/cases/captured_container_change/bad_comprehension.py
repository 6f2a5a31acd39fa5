"""A comprehension."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        outputs = []
        [outputs.append(x * i) for i in range(2)]  # expect: MSG717
        return x + len(outputs)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
