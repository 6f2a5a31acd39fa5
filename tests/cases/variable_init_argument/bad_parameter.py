"""The seed: Parameters as initial weights of a layer."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.gamma = Parameter(Tensor([1.0, 2.0, 3.0], ms.float32), name="gamma")
        self.beta = Parameter(Tensor([0.0, 0.5, 1.0], ms.float32), name="beta")

    def construct(self, x):
        norm = nn.BatchNorm2d(
            3,
            gamma_init=self.gamma,  # expect: MSG511
            beta_init=self.beta,  # expect: MSG511
        )
        return norm(x)


def inputs():
    return (Tensor([[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]]]], ms.float32),)
