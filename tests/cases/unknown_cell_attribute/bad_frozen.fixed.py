"""PyTorch's way to say which weights are not trained."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 2, weight_init="ones")

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self, is_frozen=True):
        super().__init__()
        self.first = Block()
        self.last = Block()
        for parameter in self.first.get_parameters():
            parameter.requires_grad = False  # expect: MSG805 [unsafe]
        if is_frozen:
            for parameter in self.last.get_parameters():
                parameter.requires_grad = True  # expect: MSG805 [unsafe]
            for parameter in self.first.get_parameters():
                parameter.requires_grad = is_frozen  # expect: MSG805 [unsafe]
        self.trained = len(self.trainable_params())

    def construct(self, x: Tensor):
        return self.last(self.first(x)) * self.trained


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
