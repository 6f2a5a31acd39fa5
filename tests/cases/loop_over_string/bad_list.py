"""A list of the characters."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    letters = list("ab")  # expect: MSG662
    return x * len(letters)


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
