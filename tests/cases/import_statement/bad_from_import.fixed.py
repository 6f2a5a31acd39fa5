"""`from … import` in `construct`, several names."""
import mindspore as ms
from mindspore import Tensor, nn
from mindspore import Parameter, ops


class Net(nn.Cell):
    def construct(self, x):
        # expect: MSG103 [safe]

        if isinstance(x, Parameter):
            return x
        return ops.relu(x - 1)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
