"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    kinds = frozenset((1, 2, 3))  # expect: MSG670
    return x + 1 if 3 in kinds else x


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
