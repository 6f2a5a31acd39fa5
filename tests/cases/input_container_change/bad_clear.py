"""A list that the script empties in graph code."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def first(items):
    x = items[0]
    items.clear()  # expect: MSG714
    return x


def run():
    items = [Tensor([1.0, 2.0, 3.0], ms.float32)]
    y = first(items)
    return y, len(items)
