"""The bracket that ends the call stands on the line of the lambda."""
import mindspore as ms
from mindspore import Tensor

double = ms.jit(
    lambda x: x * 2)  # expect: MSG142


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
