"""In a method that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def collect(self, x):
        sizes = [1]

        def note(size):
            sizes.extend([size])  # expect: MSG717

        note(2)
        return x + len(sizes)

    def construct(self, x):
        return self.collect(x) * 2


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
