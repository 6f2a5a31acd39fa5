"""A list with items before those that it had."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outputs = [x]
        for state in [x, x + 1].copy():  # expect: MSG225 [safe]
            outputs = [state * 2] + outputs  # expect: MSG359 [safe]
        return outputs[0] - outputs[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
