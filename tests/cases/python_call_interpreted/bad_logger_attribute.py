"""A message of a logger on `self`."""
import logging

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.logger = logging.getLogger(__name__)

    def construct(self, x: Tensor):
        self.logger.debug("called")  # expect: MSG634
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
