"""The weight of a layer is asked."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        y = self.dense(x.reshape((1, 2)))
        if self.dense.weight.layerwise_parallel:  # expect: MSG641
            y = y + 1
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
