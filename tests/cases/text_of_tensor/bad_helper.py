"""In a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def h(self, x):
        text = str(x)  # expect: MSG618
        print(text)
        return x * 2

    def construct(self, x: Tensor):
        return self.h(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
