"""`itertools` goes through Tensors."""
import itertools

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        for part in itertools.chain([x], [y]):  # expect: MSG516
            y = y + part
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
