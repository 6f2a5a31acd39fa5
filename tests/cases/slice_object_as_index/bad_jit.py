"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def run_graph(x):
    y = ops.relu(x)
    last = slice(1, None)
    return y[last] + 1  # expect: MSG141


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
