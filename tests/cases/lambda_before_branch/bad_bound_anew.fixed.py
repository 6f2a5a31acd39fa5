"""What nothing reads before it is bound anew stands for its effect."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = ops.relu(x)
        y = x * 2
        def double(t):
            return t * 2  # expect: MSG353 [safe]
        if x.shape[0] == 2:
            y = double(y)
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
