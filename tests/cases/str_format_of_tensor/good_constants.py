"""What the compiler knows: shapes, numbers, texts, constant Tensors."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 3
        self.t = Tensor([1.0], ms.float32)

    def construct(self, x):
        print("{} {} {n}".format(x.shape, x.dtype, n=self.n))
        print("{:.2f} {}".format(0.5, self.t))
        for i in range(2):
            print("{}".format(i))
        ones = ops.ones(3)
        print("{}".format(ones))
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
