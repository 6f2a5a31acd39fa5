"""In a helper."""
import mindspore as ms
import mindspore.log as logger
from mindspore import Tensor, nn


class Net(nn.Cell):
    def h(self, x):
        logger.warning("one dimension: %s", x.shape)  # expect: MSG609
        return x * 2

    def construct(self, x: Tensor):
        return self.h(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
