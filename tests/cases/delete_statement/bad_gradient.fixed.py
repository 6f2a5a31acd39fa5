"""A function whose gradient jitted code takes."""
import mindspore as ms
from mindspore import Tensor


def forward(x):
    z = x * 2
    y = z + 1
    z = y * 2
    # expect: MSG101 [safe]
    return z.sum()


forward_and_gradient = ms.value_and_grad(forward)


@ms.jit
def step(x):
    loss, gradient = forward_and_gradient(x)
    return loss, gradient


def run():
    return step(Tensor([1.0, 2.0], ms.float32))
