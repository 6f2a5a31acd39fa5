"""A list of the graph."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        states = [x, x + 1]
        outputs = [x]
        for state in states[::-1]:
            outputs += [state * 2]
        return ops.stack(outputs)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
