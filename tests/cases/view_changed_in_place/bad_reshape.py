"""The view has no name, or an augmented assignment changes it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        y.reshape(-1)[0] = 9.0  # expect: MSG730
        z = ops.relu(x)
        flat = ops.reshape(z, (-1,))
        flat[1] += 1.0  # expect: MSG730
        return y * z


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
