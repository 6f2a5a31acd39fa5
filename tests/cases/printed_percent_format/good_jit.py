"""In a function under `@ms.jit`, which nobody exports."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    print("layer %d" % 3)
    return x * 2


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
