"""Shapes, dtypes, attributes, unrolled indices and constant Tensors are known at compile time."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Scale(nn.Cell):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def construct(self, x):
        return x * self.factor


class Cast(nn.Cell):
    def __init__(self, dtype):
        super().__init__()
        self.dtype = dtype

    def construct(self, x):
        return x.astype(self.dtype)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 2
        self.table = Tensor([1.0, 2.0, 3.0], ms.float32)

    def construct(self, x, count):
        rows, columns = x.shape
        x = Scale(columns)(x) + Scale(x.ndim)(x) + Scale(len(x.shape))(x)
        x = Scale(self.factor)(x) + Scale(self.table)(x)
        for index in range(3):
            x = Scale(index + 1)(x)
        factor = 1
        if x.sum() > 0:
            factor = 2
        x = Scale(factor)(x) + Scale(count)(x)
        x = Scale(ops.ones((2, 3), ms.float32))(x)
        x = ops.Concat(x.ndim - 1)((x, x))
        return Cast(x.dtype)(x)


def inputs():
    return Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32), 2
