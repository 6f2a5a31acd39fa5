"""A jitted function: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


@ms.jit
def project(x):
    return nn.Dense(3, 2)(nn.Dense(3, 3)(x))  # expect: MSG509, MSG509


def run():
    return project(Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32))
