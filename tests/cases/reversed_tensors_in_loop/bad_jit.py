"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def run_graph(x):
    y = ops.sigmoid(x)
    parts = [y, y + 2]
    for part in reversed(parts):  # expect: MSG668
        y = y - part
    return y


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
