"""Two dicts in one."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def run_graph(x):
    y = ops.relu(x)
    parts = {"first": y}
    others = {"second": y * 2}
    both = {}
    both.update(parts)
    both.update(others)  # expect: MSG137 [safe]
    return both["first"] + both["second"]


def run():
    return run_graph(Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
