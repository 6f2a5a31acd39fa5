"""A width with zeros."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x
        for i in range(2):
            if f"layer{i:02d}" == "layer01":  # expect: MSG708
                y = y * 2
        return y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
