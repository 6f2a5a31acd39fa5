"""A Cell that another one gets as an argument, and that is called by itself too."""
import mindspore as ms
from mindspore import Tensor, nn


class Model(nn.Cell):
    def construct(self, x):
        return {"logits": x, "loss": x * 2}  # expect: MSG409


class WithLoss(nn.Cell):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def construct(self, x):
        return self.model(x)["loss"]


def run():
    model = Model()
    with_loss = WithLoss(model)
    x = Tensor([1.0, 2.0], ms.float32)
    return with_loss(x), model(x)
