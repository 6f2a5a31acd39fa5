"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    for index, scale in enumerate(reversed((3, 4))):  # expect: MSG669
        x = x * scale + index
    return x


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
