"""A Tensor that is known comes last: what comes before decides."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        most = x.astype(ms.int32).max()
        limit = Tensor(2.0, ms.float32)
        return most and limit  # expect: MSG311


def inputs():
    return (Tensor([0.0, 1.0, 2.0], ms.float32),)
