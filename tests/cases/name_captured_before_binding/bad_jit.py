"""In a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def apply(x):
    def scaled(y):
        return y * scale  # expect: MSG304

    scale = 2
    return scaled(x)


def run():
    return apply(Tensor([1.0, 2.0], ms.float32))
