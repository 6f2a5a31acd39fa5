"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.ops.constexpr
def _characters(text):
    return tuple(text)


@ms.jit
def run_graph(x):
    pattern = "ab"
    numbers = [2 if letter == "a" else 3 for letter in _characters(pattern)]  # expect: MSG663 [safe]
    return x * numbers[0]


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
