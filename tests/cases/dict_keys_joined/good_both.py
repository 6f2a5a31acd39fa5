"""Both branches set the key."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        outputs = {"first": x}
        if b > 1:
            outputs["second"] = x * 2
        else:
            outputs["second"] = x
        return outputs["second"]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
