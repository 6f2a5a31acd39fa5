"""A Tensor in a list of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = x.argmax().item()
        scores = [0.0] + [0.0, 0.0]
        scores[best] = x.max()  # expect: MSG249
        return scores


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
