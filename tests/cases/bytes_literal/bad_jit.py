"""Bytes in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    b"no docstring"  # expect: MSG138
    return x * 2


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
