"""What PyTorch's optimizers and layers are asked for, outside the graph."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)
        optimizer = nn.SGD(self.fc.trainable_params(), 0.1)
        optimizer.zero_grad()  # expect: MSG807

    def construct(self, x: Tensor):
        return self.fc(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
