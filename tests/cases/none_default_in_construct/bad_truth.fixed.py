"""Only the truth of the argument is asked for: the rewrite of the notes is offered."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, opt=0):  # expect: MSG401 [unsafe]
        if opt and opt["double"]:
            x = x * 2
        return x if not opt else x + 1


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
