"""A list in a dict grows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.history = {"sizes": [1]}

    def construct(self, x):
        self.history["sizes"].append(2)  # expect: MSG221
        return x + len(self.history["sizes"])


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
