"""The lambda reads the name that was bound anew."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for _ in range(2):
            if x.ndim > 9:
                x = x * 3
            y = ops.relu(x)
            y = x * 2
            add = lambda t: t + y  # expect: MSG354 [safe]
            x = add(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
