"""The parser takes the branch that binds it, or nobody shows which one it takes."""
import mindspore as ms
from mindspore import Tensor, nn


class Loss(nn.Cell):
    def __init__(self, mode, weights=None):
        super().__init__()
        self.mode = mode
        self.weights = weights

    def construct(self, score):
        if self.mode in ("lsgan", "vanilla"):
            loss = score * score
        elif self.mode == "wgan":
            loss = -score
        if self.weights is not None:
            scale = self.weights
        if score.sum() > 0:
            loss = loss * 2
        return loss.mean() if self.weights is None else loss.mean() * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.loss = Loss("wgan")

    def construct(self, x):
        return self.loss(x)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
