"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor

FIX_CHANGES_RESULT = "the caller's Tensor stays as it is, as in the graph"

@ms.jit
def clear_first(x):
    x = x.copy()
    x[0] = 0  # expect: MSG703 [unsafe]
    return x.sum()


def run():
    x = Tensor([1.0, 2.0], ms.float32)
    return clear_first(x), x
