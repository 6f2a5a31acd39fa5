"""Codes and names that no rule has."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1  # noqa: E501, MSG1O1  # expect: MSG902 [safe]
        z = y * 2  # noqa: MSG199  # expect: MSG902 [safe]
        # msgraph-lint: disable=delete-statment, all  # expect: MSG902 [safe]
        z = z + y  # msgraph-lint: disable=E501 because  # expect: MSG902 [safe]
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
