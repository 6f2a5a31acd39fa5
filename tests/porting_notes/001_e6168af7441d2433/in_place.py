"""In-place methods do not share memory: write `y = x.op()`."""

from mindspore import nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.exp(x)
        y.unsqueeze_(0)  # expect: MSG804
        y.relu_()  # expect: MSG804
        return y
