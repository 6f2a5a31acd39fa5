"""Statistics for a log."""
import logging

import mindspore as ms
from mindspore import Tensor, nn, ops

logger = logging.getLogger(__name__)


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        logger.info("mean %s", y.mean())  # expect: MSG676, MSG634
        logging.debug("values %s", y)  # expect: MSG676, MSG633
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
