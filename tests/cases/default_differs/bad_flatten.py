"""All axes."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.flatten(x)  # expect: MSG840 [unsafe]


def run():
    return Net()(ops.ones((2, 3), ms.float32)).shape


def expected():
    return (6,)


FIX_CHANGES_RESULT = "it becomes what PyTorch computes"
