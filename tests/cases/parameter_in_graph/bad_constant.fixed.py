"""A Parameter made of constants in `construct`."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.scale = Parameter(Tensor([1.0, 2.0, 3.0], ms.float32), name="weight")

    def construct(self, x):
        scale = self.scale  # expect: MSG503 [unsafe]
        return x * scale


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
