"""An item is replaced."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def doubled(items):
    items[0] = items[0] * 2  # expect: MSG714
    return items[0]


def run():
    items = [Tensor([1.0, 2.0, 3.0], ms.float32)]
    y = doubled(items)
    return y, items[0]
