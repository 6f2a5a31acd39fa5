"""Each `SequentialCell` numbers its layers from 0."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stages = []
        for _ in range(2):
            stage = nn.SequentialCell(nn.Dense(2, 2, weight_init="ones", bias_init="zeros"), nn.ReLU())
            self.stages.append(stage)

    def construct(self, x: Tensor):
        for stage in self.stages:  # expect: MSG519
            x = stage(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
