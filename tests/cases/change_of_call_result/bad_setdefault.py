"""`setdefault` for a list that grows."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        groups = {"a": [x]}
        groups.setdefault("b", []).append(x * 2)  # expect: MSG234 [safe]
        return groups["b"][0] + groups["a"][0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
