"""A function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def mark(x):
    y = ops.relu(x)
    turned = y.T
    turned[0] = 9.0  # expect: MSG730
    return y


def run():
    return mark(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
