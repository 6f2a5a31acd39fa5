"""Numbers, strings and tuples of an object on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Model:
    offset = 3


class Options:
    def __init__(self):
        self.model = Model()
        self.factor = 2
        self.mode = "double"
        self.axis = 1
        self.sizes = (1, 2)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x: Tensor):
        if self.options.mode == "double":  # expect: MSG530
            x = x + 1
        x = x * self.options.factor  # expect: MSG530
        x = x + x.sum(self.options.axis, keepdims=True)  # expect: MSG530
        for i in range(self.options.factor):  # expect: MSG530
            x = x + i
        return x * self.options.sizes[1] + self.options.model.offset  # expect: MSG530, MSG530


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
