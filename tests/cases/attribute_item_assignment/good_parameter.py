"""Items of a Parameter and of local containers."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.buffer = Parameter(Tensor([0.0, 0.0], ms.float32), name="buffer", requires_grad=False)

    def construct(self, x):
        self.buffer[0] = 5
        self.buffer[1] += 1
        sizes = [1, 2]
        sizes[0] = 5
        return x + self.buffer + sizes[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
