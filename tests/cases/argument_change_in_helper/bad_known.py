"""No fix: others know what is changed, or the call is a part of something else."""
import mindspore as ms
from mindspore import Tensor, nn


def add(items, x):
    items.append(x)  # expect: MSG701


def last(items, x):
    items.append(x)  # expect: MSG701
    return items[-1]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        features = [x]
        every = [features, features]
        taken = every[0]
        add(taken, x * 2)
        more = [x]
        y = last(more, x) * 2
        return y + x * len(taken) + x * len(more)


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
