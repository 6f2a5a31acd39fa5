"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def double(x):
    return {"double": x * 2}  # expect: MSG409


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
