"""`flush_from_cache`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.relu(x)
        y.flush_from_cache()  # expect: MSG664
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
