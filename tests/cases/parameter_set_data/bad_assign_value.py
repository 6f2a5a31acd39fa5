"""`assign_value`, and MindSpore's functions at hand."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Parameter(Tensor([1.0, 1.0], ms.float32), name="scale")

    def construct(self, x: Tensor):
        self.scale.assign_value(x * 2)  # expect: MSG604 [unsafe]
        return ops.relu(x) + self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
