"""PyTorch's pair of betas, by position."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2)
        self.optimizer = nn.Adam(self.dense.trainable_params(), 1e-3, (0.9, 0.999))  # expect: MSG819

    def construct(self, x: Tensor):
        return self.dense(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
