"""A list of Tensors, from the last one back."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        states = [x, x + 1]
        outputs = [x]
        for state in reversed(states):  # expect: MSG668
            outputs += [state * 2]  # expect: MSG359
        return ops.stack(outputs)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
