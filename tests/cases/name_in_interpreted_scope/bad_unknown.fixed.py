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
        found = [size >= least for size in (1, 2)]
        if all(found):  # expect: MSG654 [unsafe]
            x = x + 1
        found_1 = [size >= least for size in (1, 2)]
        return x if any(found_1) else x * 2  # expect: MSG654 [unsafe]


def run():
    return Net(Config("2"))(Tensor([1.0, 2.0], ms.float32))
