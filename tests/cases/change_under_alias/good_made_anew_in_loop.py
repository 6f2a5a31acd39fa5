"""What is changed was made in the loop."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a = [x * 1, x * 2]
        b = []
        for row in a:
            row = row + 1
            row[0] = 0.0
            b.append(row)
        return ops.stack(a) + ops.stack(b)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
