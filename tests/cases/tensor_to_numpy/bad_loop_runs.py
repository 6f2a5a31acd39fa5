"""A loop that has a round binds the name anew."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        y = Tensor(x.asnumpy() * 2)  # expect: MSG601
        count = 0
        while count < 3:
            y = -x
            count += 1
        return self.dense(y)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
