"""A copy that is turned round and measured."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        outputs = [ops.relu(x), x * 2]
        turned = list(outputs)  # expect: MSG225 [safe]
        turned.reverse()  # expect: MSG232 [safe]
        for each in turned:
            x = x + each
        return x * len(turned)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
