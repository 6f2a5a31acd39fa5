"""With a bias, in PyTorch: here all weights are one."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, True)  # expect: MSG822 [unsafe]

    def construct(self, x: Tensor):
        return self.dense(x)


def run():
    return bool((Net().dense.weight.asnumpy() == 1).all())


def expected():
    return False


FIX_CHANGES_RESULT = "the weights are random again"
