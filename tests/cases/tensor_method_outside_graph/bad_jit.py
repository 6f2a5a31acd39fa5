"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def run_graph(x):
    y = ops.sigmoid(x)
    if y.has_init:  # expect: MSG664
        y = y * 2
    return y


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
