"""What is missing is passed, in another place; and the caller binds the name later, or not always."""
import mindspore as ms
from mindspore import Tensor, nn


def attend(query, key, value):
    return query * key + value


class Net(nn.Cell):
    def construct(self, x: Tensor, value: Tensor):
        return attend(x, value)  # expect: MSG803


class Later(nn.Cell):
    def construct(self, x: Tensor, y: Tensor):
        y = attend(x, y)  # expect: MSG803
        value = y * 2
        return y + value


def inputs():
    return (Tensor([1.0, 2.0], ms.float32), Tensor([3.0, 4.0], ms.float32))
