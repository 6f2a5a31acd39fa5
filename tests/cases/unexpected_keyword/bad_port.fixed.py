"""Arguments of PyTorch that have another name here, or are not needed."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, has_bias=False, weight_init="ones")  # expect: MSG802 [unsafe]

    def construct(self, x: Tensor):
        y = ops.ones(shape=(1, 2), dtype=ms.float32)  # expect: MSG802 [unsafe]
        return self.dense(x) + y + ops.arange(2)  # expect: MSG802 [unsafe]


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
