"""One list is all items, and a loop changes some of them."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[]] * 2
        for i in range(2):
            rows[i].append(x)  # expect: MSG702
        return x * len(rows[1])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
