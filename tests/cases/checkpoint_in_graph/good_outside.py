"""A checkpoint loaded in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


PATH = "/tmp/msgraph_lint_good.ckpt"
ms.save_checkpoint([{"name": "w", "data": Tensor(1.0, ms.float32)}], PATH)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weights = {"w": ms.load_checkpoint(PATH)["w"].asnumpy().item()}

    def construct(self, x):
        return x * self.weights["w"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
