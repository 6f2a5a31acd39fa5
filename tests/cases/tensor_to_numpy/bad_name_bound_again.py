"""A name that was something else before."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self, layer=nn.ReLU):
        super().__init__()
        self.layer = layer()
        self.scales = (0.5, 2.0)

    def construct(self, x):
        out = self.scales
        out = self.layer(x * out[0])
        out = ops.tanh(out)
        return out.asnumpy()  # expect: MSG601


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
