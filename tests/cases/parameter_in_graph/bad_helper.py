"""A function under `@ms.jit`, and a function that it calls."""
import mindspore as ms
from mindspore import Parameter, Tensor


def scale():
    return Parameter(Tensor(2.0, ms.float32), name="scale")  # expect: MSG503


@ms.jit
def scaled(x):
    return x * scale()


def run():
    return scaled(Tensor([1.0, 2.0], ms.float32))
