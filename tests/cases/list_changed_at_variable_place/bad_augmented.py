"""An int becomes a float."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        scores = [2, 3, 4]
        scores[best] *= 0.5  # expect: MSG249
        return scores


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
