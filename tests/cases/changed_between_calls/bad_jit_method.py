import numpy as np
from mindspore import Tensor, jit


def data():
    return Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


class Scaler:
    def __init__(self):
        self.k = 1

    @jit
    def scale(self, x):
        return x * self.k  # expect: MSG750


def run():
    scaler = Scaler()
    first = scaler.scale(data())
    scaler.k = 3
    return first, scaler.scale(data())


CALLS = 1
