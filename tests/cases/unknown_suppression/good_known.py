"""All forms, codes in small letters, reasons, and prose."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    # msgraph-lint: disable-file=msg1; `del` is dealt with elsewhere
    def construct(self, x):
        y = x + 1  # noqa: msg101, E501 because
        # msgraph-lint: disable-next=MSG2, delete-statement because
        z = y * 2  # msgraph-lint: disable = all
        # msgraph-lint: enable=MSG1 MSG2
        # see msgraph-lint: it says more
        return z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
