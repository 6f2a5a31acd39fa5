import numpy as np
from mindspore import Tensor, jit

SCALE = 1


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


@jit
def scale(x):
    return x * SCALE  # expect: MSG750


def run():
    global SCALE
    SCALE = 1
    first = scale(data())
    SCALE = 3
    return first, scale(data())


CALLS = 1
