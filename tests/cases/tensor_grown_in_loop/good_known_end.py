"""A shape or a number ends the loop, too: the compiler goes through it."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x
        while y.shape[0] < 7:
            y = ops.cat((y, x), 0)
            if y.sum() > 100:
                break
        z = x
        while z.ndim < 4 and x.sum() > 0:
            z = z.unsqueeze(0)
        for _ in range(3):
            x = ops.cat((x, y), 0)
            if x.sum() > 90:
                break
        return x.sum() + y.sum() + z.sum()


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
