"""`setattr` gives the names."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        for i in range(2):
            setattr(self, f"layer{i}", nn.Dense(2, 2, weight_init="ones"))

    def construct(self, x: Tensor):
        return self.layer1(self.layer0(x))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
