"""Two Tensors end the loop."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x
        while x.max() > 0:
            y = ops.vstack((y, x))  # expect: MSG339
            if y.sum() > 40:
                break
        return y


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
