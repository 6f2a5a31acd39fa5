"""A Tensor says which item is popped."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scores = [x, x + 1, x + 2]
        scores.pop(x.argmax())  # expect: MSG249
        return scores


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
