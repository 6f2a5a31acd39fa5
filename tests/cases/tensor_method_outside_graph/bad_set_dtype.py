"""`set_dtype` changes the Tensor itself."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        z = y * 2
        y.set_dtype(ms.float16)  # expect: MSG664
        return z


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
