"""A comment beside `else:`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    for i in range(3):  # expect: MSG110 [safe]
        x = x + i
    else:  # always
        x = x * 2
    return x


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
