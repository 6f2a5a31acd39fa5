"""The key is there before."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        outputs = {"first": x}
        if b > 1:
            outputs["first"] = x * 2
        return outputs["first"]


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
