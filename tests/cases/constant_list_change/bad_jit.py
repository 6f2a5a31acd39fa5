"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def shifted(x):
    items = [1, 2]
    items.reverse()  # expect: MSG713 [safe]
    return x + items[0]


def run():
    x = Tensor([1.0, 2.0, 3.0], ms.float32)
    return shifted(x), shifted(x), shifted(x)
