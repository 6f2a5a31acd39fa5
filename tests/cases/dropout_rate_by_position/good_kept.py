"""What surely is the probability to keep, or said by name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, keep_prob=0.9, drop_rate=0.1, dropout=0.1):
        super().__init__()
        self.first = nn.Dropout(keep_prob)
        self.second = nn.Dropout(1 - drop_rate)
        self.third = nn.Dropout(0.9)
        self.fourth = nn.Dropout(p=0.1)
        self.fifth = nn.Dropout(1.0 - dropout)

    def construct(self, x: Tensor):
        return self.fifth(self.fourth(self.third(self.second(self.first(x)))))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
