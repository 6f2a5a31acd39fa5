"""`modules` and `named_modules` become `cells_and_names`."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        for name, layer in self.named_modules():  # expect: MSG805
            print(name, layer)
        for layer in self.modules():  # expect: MSG805
            print(layer)

    def construct(self, x):
        return x
