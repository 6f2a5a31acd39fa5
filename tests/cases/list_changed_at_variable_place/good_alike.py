"""Items of the kind that is set."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = int(x.argmax())
        scores = [0, 0, 0]
        scores[best] = 7
        weights = [0.5, 0.5, 0.5]
        weights[best] = float(x.sum())
        layers = [x, x + 1, x + 2]
        layers[best] = x * 2
        return scores, weights, layers


def inputs():
    return (Tensor([1.0, 5.0, 2.0], ms.float32),)
