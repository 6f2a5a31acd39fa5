"""A comma behind the lambda makes a tuple of its line."""
import mindspore as ms
from mindspore import Tensor

double = ms.jit(
    lambda x: x * 2,  # expect: MSG142
)


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
