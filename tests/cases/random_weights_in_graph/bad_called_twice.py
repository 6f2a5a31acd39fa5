"""A method that runs twice: two layers in PyNative, one in the graph, and the fix would make one of them too."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def layer(self, x):
        return nn.Dense(3, 3)(x)  # expect: MSG501

    def construct(self, x):
        return self.layer(self.layer(x))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
