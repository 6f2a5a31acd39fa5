"""In-place methods of a slice have no effect."""

from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        x[0].mul_(5)  # expect: MSG826
        return x


def boxes(x: Tensor):
    y = ops.relu(x)
    y[:, 2:].sub_(y[:, :2])  # expect: MSG826
    return y
