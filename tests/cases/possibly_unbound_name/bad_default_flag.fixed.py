"""The default decides it, in a network that nothing constructs."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
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


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
