"""Other ways to format, and `%` where nothing is printed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.index = 3
        self.scales = {"layer3": 2}

    def construct(self, x):
        print("layer {}".format(self.index))
        print(f"layer {self.index}")
        print("layer", self.index)
        return x * self.scales["layer%d" % 3]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
