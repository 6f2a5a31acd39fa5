"""The loop goes on as long as the shape and a Tensor say."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x[:, -1:]
        while y.shape[1] < 4 and x.sum() > 3:
            y = ops.cat((y, x[:, :1]), 1)
        return y


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
