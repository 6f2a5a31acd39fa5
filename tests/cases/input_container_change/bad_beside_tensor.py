"""A list of numbers beside a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, sizes: list):
        sizes.append(7)  # expect: MSG714
        return x * len(sizes)


def inputs():
    return Tensor([1.0, 2.0, 3.0], ms.float32), [1, 2]
