"""Another function goes through the list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def scaled(self, x, parts):
        for part in parts:
            x = x + part
        return x

    def construct(self, x: Tensor):
        new = [x, x * 2].copy()  # expect: MSG225 [safe]
        parts = []
        parts.extend(new)  # expect: MSG758
        return self.scaled(x, parts)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
