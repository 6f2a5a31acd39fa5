"""The loop goes through what it makes."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = Parameter(Tensor([1.0], ms.float32), name="step")

    def construct(self, x: Tensor):
        self.step += 1
        for t in map(lambda u: u * 2, [x, x]):  # expect: MSG353
            x = x + t
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
