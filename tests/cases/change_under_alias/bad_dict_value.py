"""The value of a dict, under a name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a = {"k": [1.0]}
        c = a.get("k")
        c.append(2.0)  # expect: MSG702
        return x * len(a["k"])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
