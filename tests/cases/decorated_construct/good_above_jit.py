"""Above `jit`: Python runs the wrapper, which calls the compiled function."""
import functools

import mindspore as ms
from mindspore import Tensor


def twice(f):
    @functools.wraps(f)
    def wrapper(*args):
        return f(*args) * 2

    return wrapper


@twice
@ms.jit
def add_one(x):
    return x + 1


def run():
    return add_one(Tensor([1.0, 2.0], ms.float32))
