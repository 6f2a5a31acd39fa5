"""`initializer` in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor
from mindspore.common.initializer import initializer


@ms.jit
def ones_like(x):
    return initializer("ones", x.shape, x.dtype).init_data()  # expect: MSG504


def run():
    return ones_like(Tensor([1.0, 2.0], ms.float32))
