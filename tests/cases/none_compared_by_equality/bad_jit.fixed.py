"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def scaled(x, options=None):
    if options is None:  # expect: MSG404 [safe]
        return x
    return x * options["scale"]


def run():
    x = Tensor([1.0, 2.0], ms.float32)
    return scaled(x, {"scale": x})
