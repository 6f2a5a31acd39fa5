"""`ops` make Tensors anywhere; `initializer` belongs into `__init__`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops
from mindspore.common.initializer import initializer


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(initializer("ones", (3,), ms.float32), name="scale")

    def construct(self, x):
        return x * self.scale + ops.ones((2, 3), ms.float32)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
