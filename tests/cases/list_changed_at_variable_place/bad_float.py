"""A float in a list of ints."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        scores = [0, 0, 0]
        scores[best] = 1.5  # expect: MSG249
        return scores


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
