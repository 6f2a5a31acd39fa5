"""A function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit
def project(x):
    return nn.Dense(3, 2)(x)  # expect: MSG501


def run():
    return project(Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32))
