"""`ops.cast` and `ops.stack`; Tensors of constants."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.offset = 3

    def construct(self, x: Tensor):
        half = ops.cast(x, ms.float16)
        both = ops.stack([x.sum(), x.max()])
        return half, both, Tensor(self.offset), Tensor([1.0, 2.0], ms.float32)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
