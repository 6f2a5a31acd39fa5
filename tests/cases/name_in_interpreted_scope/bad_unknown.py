"""A number that only the object knows which the Cell is given: what is gone through gets a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self, text):
        self.least = int(text)


class Net(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.config = config

    def construct(self, x: Tensor):
        least = self.config.least
        if all(size >= least for size in (1, 2)):  # expect: MSG654 [unsafe]
            x = x + 1
        return x if any([size >= least for size in (1, 2)]) else x * 2  # expect: MSG654 [unsafe]


def run():
    return Net(Config("2"))(Tensor([1.0, 2.0], ms.float32))
