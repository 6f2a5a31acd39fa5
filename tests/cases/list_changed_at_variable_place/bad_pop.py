"""An item is popped at a number that varies."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        scores = [x, x + 1, x + 2]
        score = scores.pop(best)  # expect: MSG249
        return score


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
