"""The usual training loop: the functions stand in another one."""
import mindspore as ms
from mindspore import Tensor, nn


def train(x):
    net = nn.ReLU()

    def forward(x):
        z = x * 2
        y = z + 1
        z = y * 2
        del y  # expect: MSG101 [safe]
        return net(z).sum()

    forward_and_gradient = ms.value_and_grad(forward)

    @ms.jit
    def step(x):
        loss, gradient = forward_and_gradient(x)
        return loss, gradient

    return step(x)


def run():
    return train(Tensor([1.0, 2.0], ms.float32))
