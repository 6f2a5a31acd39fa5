"""Two dicts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, b: Tensor):
        if b > 1:
            outputs = {"first": x}
        else:
            outputs = {"first": x, "second": x * 2}
        return outputs["first"]  # expect: MSG322


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
