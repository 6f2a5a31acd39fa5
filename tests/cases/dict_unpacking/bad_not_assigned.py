"""The display is not all that is assigned: no fix."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def run_graph(x):
    sizes = {"height": 2, "width": 3}
    return x * {**sizes, "scale": 4}["scale"]  # expect: MSG136


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
