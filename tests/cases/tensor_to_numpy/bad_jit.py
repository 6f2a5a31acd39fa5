"""A jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x: Tensor):
    return Tensor(x.asnumpy())  # expect: MSG601


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
