"""In `# noqa`, alone and beside codes of other tools."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x + 1  # noqa: MSG101  # expect: MSG901 [safe]
        z = y * 2  # noqa: E501, MSG2, F841 because  # expect: MSG901 [safe]
        return z * y  # type: ignore # noqa: MSG4  # expect: MSG901 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
