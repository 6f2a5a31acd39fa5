"""Two returns."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b > 1:
            return x.astype(ms.float16)
        return x.astype(ms.float32)  # expect: MSG312


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
