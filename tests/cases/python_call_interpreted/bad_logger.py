"""A message."""
import logging

import mindspore as ms
from mindspore import Tensor, nn

logger = logging.getLogger(__name__)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        logger.info("called")  # expect: MSG634
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
