"""Without bias, in PyTorch: here the third argument is what the weights are made of, and all are zero."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, False)  # expect: MSG822 [unsafe]

    def construct(self, x: Tensor):
        return self.dense(x)


def run():
    return bool((Net().dense.weight.asnumpy() == 0).all())


def expected():
    return False


FIX_CHANGES_RESULT = "the weights are random again"
