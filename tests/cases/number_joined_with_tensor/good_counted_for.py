"""All that is done with the number after such a loop is to compute with Tensors; and a loop that is unrolled."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0
        for i in range(int(x.max())):
            total = total + x * i
        whole = 0
        for i in range(3):
            whole = whole + x * i
        return x + total, whole


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
