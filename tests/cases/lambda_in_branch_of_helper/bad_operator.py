"""An operator is given None."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = self.twice(x)
        return ops.relu(y)

    def twice(self, x):
        if x.shape[0] == 3:
            x = x * 3
        else:
            print(x.shape)
            x = list(map(lambda t: t * 2, [x, x]))[0]  # expect: MSG356
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
