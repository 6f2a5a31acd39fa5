"""A checkpoint loaded."""
import mindspore as ms
from mindspore import Tensor, nn


PATH = "/tmp/msgraph_lint_loaded.ckpt"
ms.save_checkpoint([{"name": "w", "data": Tensor(1.0, ms.float32)}], PATH)


class Net(nn.Cell):
    def construct(self, x):
        ms.load_checkpoint(PATH)  # expect: MSG666
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
