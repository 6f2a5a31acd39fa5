"""Needed on MindSpore 2.0 only, whatever is compiled for."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        # msgraph-lint: disable-next=dict-comprehension
        odd = {i: i * i for i in range(4)}
        even = {i: i + i for i in range(4)}  # noqa: MSG130
        both = {i: i for i in range(4)}  # msgraph-lint: disable
        return x + odd[3] + even[2] + both[1]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
