"""The graph's own lists and dicts change."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        items = [x]
        items.append(x * 2)
        sizes = list(x.shape)
        sizes.append(3)
        if items:
            x = x + sizes[-1]
        return x, items[1]


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
