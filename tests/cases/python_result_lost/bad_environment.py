"""A variable that is not set."""
import os

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if os.environ.get("MSGRAPH_UNSET") is None:  # expect: MSG743
            return x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
