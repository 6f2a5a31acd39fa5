"""Two names, in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    low, high = 1, 2

    def swap():
        nonlocal low, high  # expect: MSG107
        low, high = high, low
        return low

    return x * swap()


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
