"""In a jitted function; of strings."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def scaled(x):
    names = ["a", "b"]
    names.pop()  # expect: MSG712 [safe]
    return x * len(names)


def run():
    x = Tensor([1.0, 2.0, 3.0], ms.float32)
    return scaled(x), scaled(x), scaled(x)
