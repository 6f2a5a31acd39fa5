"""The body of the lambda stands on the next line."""
import mindspore as ms
from mindspore import Tensor

double = ms.jit(
    lambda x:  # expect: MSG142
        x * 2
)


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
