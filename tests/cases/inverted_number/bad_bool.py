"""A bool."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    flag = True
    return x * ~flag  # expect: MSG140


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
