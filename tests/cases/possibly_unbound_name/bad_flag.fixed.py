"""Whether the second branch binds it, an argument of the only construction decides: here it does not."""
import mindspore as ms
from mindspore import Tensor, nn


class Loss(nn.Cell):
    def __init__(self, mode="vanilla"):
        super().__init__()
        self.mode = mode

    def construct(self, score):
        loss = None
        if self.mode in ("lsgan", "vanilla"):
            loss = score * score
        elif self.mode == "wgan":
            loss = -score
        return loss.mean()  # expect: MSG301 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.loss = Loss("lsgan")

    def construct(self, x):
        return self.loss(x)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
