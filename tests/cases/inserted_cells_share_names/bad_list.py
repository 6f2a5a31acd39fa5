"""The layers of a list, of which some have weights."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Head(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = [Head(), nn.ReLU(), Head()]
        for i, head in enumerate(self.heads):
            self.insert_child_to_cell(str(i), head)

    def construct(self, x: Tensor):
        for head in self.heads:  # expect: MSG272
            x = head(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
