"""A jitted function, called by the script."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def collect(x, items):
    items.append(x * 2)  # expect: MSG714
    return x


def run():
    x = Tensor([1.0, 2.0, 3.0], ms.float32)
    items = [x]
    y = collect(x, items)
    return y, len(items)
