"""The view is made and changed in a loop, and the Tensor itself is read behind it, as in BigBird."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        probs = ops.zeros((2, 8), ms.float32)
        for row in range(2):
            for column in range(2):
                view = probs.view(2, 2, 4)
                view[row, column, 1:3] = x[row]  # expect: MSG730 [unsafe]
        return x + 1, probs


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
