"""Those that are sent to others."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)

    def construct(self, x: Tensor):
        weights = self.dense.parameters_broadcast_dict()  # expect: MSG605
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
