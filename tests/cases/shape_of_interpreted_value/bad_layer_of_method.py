"""The layer is what a method of it returns."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones").set_train(False)

    def construct(self, x: Tensor):
        y = Tensor(x.asnumpy())  # expect: MSG601
        return self.dense(y)  # expect: MSG672


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
