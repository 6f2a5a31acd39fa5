"""A list that grows by the numbers of a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        numbers = [0]
        totals = x.sum(0) * 2
        for each in totals:
            numbers.append(each.item())  # expect: MSG624 [unsafe]
        numbers = numbers + [3]
        return x * numbers[-1]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
