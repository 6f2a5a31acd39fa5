"""Below `jit`: the compiled function is the wrapped one."""
import functools

import mindspore as ms
from mindspore import Tensor


def twice(f):
    @functools.wraps(f)
    def wrapper(*args):
        return f(*args) * 2

    return wrapper


@ms.jit
@twice  # expect: MSG710 [unsafe]
def add_one(x):
    return x + 1


def run():
    return add_one(Tensor([1.0, 2.0], ms.float32))
