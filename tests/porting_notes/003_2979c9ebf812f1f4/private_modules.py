"""`_modules` is `_cells`."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        for name in self._modules:  # expect: MSG805
            print(name)

    def construct(self, x):
        return x
