"""A loop adds to a constant."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        loss = Tensor(0.0, ms.float32)
        for i in range(2):
            loss = loss + x[i]  # expect: MSG704 [unsafe]
        return loss


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
