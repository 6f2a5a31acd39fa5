"""What `get` gives."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        groups = {"a": [1, 2]}
        groups.get("a").append(3)  # expect: MSG234
        return x * len(groups)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
