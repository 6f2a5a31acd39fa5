"""In a jitted function, three `for`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    parts = [x + i for i in range(2) for j in range(2) for k in range(1)]  # expect: MSG120 [safe]
    return parts[3]


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
