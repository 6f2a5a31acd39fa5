"""A plain object that a layer is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.states = {}


class Layer(nn.Cell):
    def construct(self, x, cache):
        state = cache.states.get("layer")  # expect: MSG531
        y = x * 2 if state is None else x * 2 + state  # expect: MSG530, MSG540
        cache.states["layer"] = y  # expect: MSG244, MSG530
        return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()
        self.layer = Layer()

    def construct(self, x):
        return self.layer(x, self.cache)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
