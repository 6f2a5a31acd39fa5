"""An attribute of the weight of a layer is set."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x: Tensor):
        self.dense.weight.layerwise_parallel = False  # expect: MSG642
        return self.dense(x.reshape((1, 2)))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
