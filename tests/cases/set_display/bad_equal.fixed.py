"""Sets that are compared, as in Reformer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.kinds = ["lsh", "local", "lsh"]

    def construct(self, x: Tensor):
        kinds = set(self.kinds)
        if len(kinds) == 2 and kinds == set(("local", "lsh")):  # expect: MSG106 [safe]
            x = x + 1
        return x * 2 if set(("lsh",)) != kinds else x  # expect: MSG106 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
