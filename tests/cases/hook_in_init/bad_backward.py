"""A hook that changes the gradient."""
import mindspore as ms
from mindspore import Tensor, nn


def triple(cell, grad_input, grad_output):
    return (grad_input[0] * 3,)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.relu.register_backward_hook(triple)

    def construct(self, x: Tensor):
        return self.relu(x).sum()  # expect: MSG533


def run():
    return ms.grad(Net())(Tensor([1.0, 2.0], ms.float32))
