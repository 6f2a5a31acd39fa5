"""The loss of a step, as a training loop shows it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(2, 1, weight_init="ones")

    def construct(self, x: Tensor):
        return self.dense(x)


def run():
    net, loss_fn = Net(), nn.MSELoss()
    x = Tensor([[1.0, 2.0]], ms.float32)
    loss = loss_fn(net(x), Tensor([[1.0]], ms.float32))
    print(f"loss: {float(loss):.4f}")  # expect: MSG836 [unsafe]
    return loss
