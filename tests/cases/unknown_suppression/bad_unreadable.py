"""Comments that start as ours do."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1  # msgraph-lint: disabel=MSG101  # expect: MSG902 [unsafe]
        z = y * 2  # msgraph-lint: disable MSG101  # expect: MSG902 [unsafe]
        # msgraph-lint: skip-file=MSG101  # expect: MSG902 [unsafe]
        return z  # msgraph-lint: ignore  # expect: MSG902 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
