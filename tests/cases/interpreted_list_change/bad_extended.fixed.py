"""A list of constants is the interpreter's after `extend`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        new = list([x, x * 2])  # expect: MSG225 [safe]
        parts = [1]
        parts.extend(new)  # expect: MSG758
        parts.append(x)  # expect: MSG232 [safe]
        return x * len(parts)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
