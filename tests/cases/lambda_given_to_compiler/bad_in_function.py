"""A lambda that a function jits."""
import mindspore as ms
from mindspore import Tensor


def make(k):
    return ms.jit(lambda x: x * k)  # expect: MSG142


def run():
    return make(2)(Tensor([1.0, 2.0], ms.float32))
