"""An item of a view is assigned: PyNative changes the Tensor too."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        flat = y.view(-1)
        flat[0] = 9.0  # expect: MSG730 [unsafe]
        y = flat.view(y.shape)
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
