"""Comments for other tools, for rules that do not run, and for the rules about comments."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1  # noqa
        z = y * 2  # noqa: E501
        z = z * 2  # pylint: disable=msg-delete-statement
        z = z + 1  # noqa: MSG401, MSG901
        # msgraph-lint: enable=MSG101
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
