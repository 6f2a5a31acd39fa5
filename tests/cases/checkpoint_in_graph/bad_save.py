"""A checkpoint saved by the network itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        ms.save_checkpoint(self, "/tmp/msgraph_lint_case.ckpt")  # expect: MSG666
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
