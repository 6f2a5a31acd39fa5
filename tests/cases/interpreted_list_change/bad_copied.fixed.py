"""A copy that gets more."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        outputs = [ops.relu(x)]
        more = list(outputs)  # expect: MSG225 [safe]
        more.append(x * 2)  # expect: MSG232 [safe]
        return more[0] + more[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
