"""By one less, and by what is said."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.relu(x).std(ddof=1) + ops.relu(x).var(ddof=0)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
