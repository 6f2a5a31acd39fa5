"""The learning rate by PyTorch's name: Adam takes few others than those that it names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 2)
        self.optimizer = nn.Adam(self.fc.trainable_params(), lr=0.1)  # expect: MSG802

    def construct(self, x: Tensor):
        return self.fc(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
