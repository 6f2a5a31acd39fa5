"""Parameters that get their names from outside."""
# confidence: medium
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Part(nn.Cell):
    def __init__(self, name):
        super().__init__()
        self.weight = Parameter(Tensor([1.0, 2.0], ms.float32), name=name)

    def construct(self, x):
        return x * self.weight


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        for name in ("first", "second"):
            self.insert_child_to_cell(name, Part(f"{name}_weight"))

    def construct(self, x: Tensor):
        return self.second(self.first(x))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
